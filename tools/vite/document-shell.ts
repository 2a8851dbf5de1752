import { createHash } from 'node:crypto'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

/**
 * The redirect script as one line of JavaScript: what it imports is in it. Every browser that knows modules
 * can read it, so that it can detect the old ones.
 */
export async function bundleRedirectScript(): Promise<string> {
  const bundle = await rolldown({ input: 'src/redirect.ts', transform: { target: 'es2015' } })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  return `{${output[0].code.trim()}}`
}

/** The source expression of a Content-Security-Policy for an inline script or style. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Puts the redirect script and the id of the release into `index.html`. */
export function documentShell(release: string): Plugin {
  return {
    name: 'document-shell',
    async transformIndexHtml(html) {
      const redirectScript = await bundleRedirectScript()
      return {
        html: html.replace('<!--redirect-->', () => `<script>${redirectScript}</script>`),
        tags: [{ tag: 'meta', attrs: { name: 'release', content: release } }],
      }
    },
  }
}
