import { access, readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { langPrefix } from '../src/i18n/lang.ts'
import { inlineScript } from './build/host-files.ts'
import { policyOf } from './build/policy.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
}

const plainText = /\.(json|svg|txt|webmanifest|xml)$/
const compressible = /text|json|xml/

const compress = promisify(brotliCompress)

/** Reads files, and their brotli form, once each: a site that is served does not change. */
function createReader(root: string) {
  const kept = new Map<string, Promise<Buffer | null>>()
  const once = (key: string, make: () => Promise<Buffer | null>) => {
    const known = kept.get(key) ?? make()
    kept.set(key, known)
    return known
  }
  return (path: string, compressed: boolean) => {
    const file = join(root, normalize(path))
    if (!file.startsWith(root + sep)) return Promise.resolve(null)
    const whole = () => once(file, () => readFile(file).catch(() => null))
    if (!compressed) return whole()
    return once(`${file}.br`, async () => {
      const bytes = await whole()
      return bytes && (await compress(bytes))
    })
  }
}

/** The worker that answers for the backend: in a demo build alone, which has a policy of its own. */
const hasWorker = (root: string) =>
  access(join(root, 'mockServiceWorker.js')).then(
    () => true,
    () => false,
  )

const notFound = () => new Response('not found', { status: 404 })

/**
 * Serves a built site as a well-set host does: a page per file, the shell for the other addresses
 * that the site knows, 404 with the language's own page for the rest, all under the shipped headers.
 */
export async function serveSite(root: string): Promise<(request: Request) => Promise<Response>> {
  const shell = await readFile(join(root, 'index.html'), 'utf8')
  const patterns: string[] = JSON.parse(await readFile(join(root, 'address-patterns.json'), 'utf8'))
  const known = new RegExp(`^(?:/(?:kr|en|jp))?(?:${patterns.join('|')})/?$`)
  const firstStyles = /<style>([\s\S]*?)<\/style>/.exec(shell)?.[1] ?? ''
  const policy = policyOf({
    signpost: inlineScript(shell),
    firstStyles,
    isDemo: await hasWorker(root),
  })
  const read = createReader(root)

  /** The file as an answer; `null` where there is none. */
  async function answer(request: Request, path: string, status: number, headers: HeadersInit) {
    const type = types[extname(path)] ?? ''
    const accepts = request.headers.get('accept-encoding') ?? ''
    const compressed = compressible.test(type) && /\bbr\b/.test(accepts)
    const bytes = await read(path, compressed)
    if (bytes === null) return null
    const all = new Headers(headers)
    all.set('content-type', type)
    if (compressible.test(type)) all.set('vary', 'accept-encoding')
    if (compressed) all.set('content-encoding', 'br')
    return new Response(new Uint8Array(bytes), { status, headers: all })
  }

  async function file(request: Request, pathname: string) {
    const headers = plainText.test(pathname) ? policy.text : policy.asset
    const hashed = pathname.startsWith('/assets/')
    const cache = hashed ? 'public, max-age=31536000, immutable' : 'no-cache'
    const found = await answer(request, pathname, 200, { ...headers, 'cache-control': cache })
    const missing = { status: 404, headers: { ...headers, 'cache-control': 'no-store' } }
    return found ?? new Response('not found', missing)
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    const type = types[extname(pathname)]
    if (type !== undefined && type !== types['.html']) return file(request, pathname)
    const page = (at: string, code: number) => answer(request, at, code, policy.html)
    // The one page whose address is the name of its file.
    if (pathname === '/legacy.html') return (await page(pathname, 200)) ?? notFound()
    const lang = langPrefix(pathname)
    const home = lang !== null && /^\/\w+\/?$/.test(pathname)
    const path = home ? `/${lang}/index.html` : `${pathname.replace(/\/$/, '')}.html`
    const status = pathname.endsWith('/404') ? 404 : 200
    return (
      (lang !== null && (await page(path, status))) ||
      ((known.test(pathname) || pathname === '/') && (await page('/index.html', 200))) ||
      (await page(`/${lang ?? 'kr'}/404.html`, 404)) ||
      notFound()
    )
  }
}
