import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { langPrefix } from '../src/i18n/lang.ts'
import { policyOf } from './build/policy.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

const plainText = /\.(json|svg|txt|webmanifest|xml)$/

async function read(root: string, path: string): Promise<Buffer<ArrayBuffer> | null> {
  const file = join(root, normalize(path))
  if (!file.startsWith(root + sep)) return null
  return readFile(file).catch(() => null)
}

/** What a page's inline script is: the first `<script>` without attributes. */
function inlineScript(html: string): string {
  return /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
}

/**
 * Serves a built site as a well-set host does: a page per file, the shell for the other addresses
 * that the site knows, 404 with the language's own page for the rest, all under the shipped headers.
 */
export async function serveSite(root: string): Promise<(request: Request) => Promise<Response>> {
  const shell = await readFile(join(root, 'index.html'), 'utf8')
  const patterns: string[] = JSON.parse(await readFile(join(root, 'address-patterns.json'), 'utf8'))
  const known = new RegExp(`^(?:/(?:kr|en|jp))?(?:${patterns.join('|')})/?$`)
  const policy = policyOf({ signpost: inlineScript(shell), isDemo: false })

  const page = (body: BodyInit, status: number) =>
    new Response(body, {
      status,
      headers: { ...policy.html, 'content-type': types['.html'] ?? '' },
    })

  return async (request) => {
    const { pathname } = new URL(request.url)
    const type = types[extname(pathname)]
    if (type !== undefined && type !== types['.html']) {
      const file = await read(root, pathname)
      const headers = plainText.test(pathname) ? policy.text : policy.asset
      const hashed = pathname.startsWith('/assets/')
      const cache = hashed ? 'public, max-age=31536000, immutable' : 'no-cache'
      return file === null
        ? new Response('not found', {
            status: 404,
            headers: { ...headers, 'cache-control': 'no-store' },
          })
        : new Response(file, {
            headers: { ...headers, 'content-type': type, 'cache-control': cache },
          })
    }
    const lang = langPrefix(pathname)
    const home = lang !== null && /^\/\w+\/?$/.test(pathname)
    const file = await read(
      root,
      home ? `/${lang}/index.html` : `${pathname.replace(/\/$/, '')}.html`,
    )
    if (file !== null && lang !== null) return page(file, pathname.endsWith('/404') ? 404 : 200)
    if (known.test(pathname) || pathname === '/') return page(shell, 200)
    return page((await read(root, `/${lang ?? 'kr'}/404.html`)) ?? shell, 404)
  }
}
