import { createHash } from 'node:crypto'
import { rolldown, type InputOptions } from 'rolldown'
import { minify, type MinifyOptions } from 'terser'
import type { Plugin } from 'vite'
import { browserFloor } from '../browser-floor.ts'

/**
 * Bundles a script that pages inline. What it imports is in it, also a module that the app has in a file: a request
 * would cost a round trip before the app's scripts are requested (docs/decisions/0007-boot.md).
 * @throws {Error} if the script would end its own element
 */
async function bundleInline(
  input: string,
  transform: InputOptions['transform'],
  ecma: MinifyOptions['ecma'],
): Promise<string> {
  // The dev server's import of the app is in no build.
  const bundle = await rolldown({ input, external: ['#app/start.tsx'], transform })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  // Smaller by 2 %.
  const options = { module: true, ecma, compress: { passes: 3 } } as const
  const { code } = await minify(output[0].code, options)
  if (!code) throw new Error(`${input} has no code.`)
  if (/<\/script|<!--/i.test(code)) throw new Error(`${input} cannot be inlined.`)
  return code
}

/**
 * Returns the redirect script as one line of JavaScript. Every browser that knows modules can read it, so that it can
 * detect the old ones.
 */
export async function bundleRedirectScript(): Promise<string> {
  return `{${await bundleInline('src/redirect.ts', { target: 'es2015' }, 2015)}}`
}

/** Returns the first script. Its limit is 3 kB with brotli (document-shell.test.ts). */
export async function bundleFirstScript(): Promise<string> {
  const define = { 'import.meta.env.DEV': 'false' }
  return bundleInline('src/main.ts', { target: browserFloor, define }, 2020)
}

/** Returns the source expression of a Content-Security-Policy for an inline script or style. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Puts the redirect script, the first script and the id of the release into `index.html`. */
export function documentShell(release: string): Plugin {
  return {
    name: 'document-shell',
    async transformIndexHtml(html, { server }) {
      const redirectScript = await bundleRedirectScript()
      const firstScript = server
        ? '<script type="module" src="/src/main.ts"></script>'
        : `<script type="module">${await bundleFirstScript()}</script>`
      return {
        html: html
          .replace('<!--redirect-->', () => `<script>${redirectScript}</script>`)
          .replace('<!--first-->', () => firstScript),
        tags: [{ tag: 'meta', attrs: { name: 'release', content: release } }],
      }
    },
  }
}
