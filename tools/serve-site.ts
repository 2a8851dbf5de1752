import { extname } from 'node:path'
import { staticMiddleware } from 'srvx/static'
import { builtPolicy } from './build/host-files.ts'
import {
  healthFile,
  hostRules,
  isCompressible,
  missingAsset,
  types,
  valueOf,
} from './build/host-rules.ts'
import { readSettings } from './settings/settings.ts'

const extensionOf = (path: string) => extname(path).slice(1)

function contentType(path: string): string {
  const type = types[extensionOf(path)] ?? 'application/octet-stream'
  return isCompressible(extensionOf(path)) ? `${type}; charset=utf-8` : type
}

/** The request headers for ranges, encodings and conditional requests. */
const conditions = ['if-none-match', 'if-modified-since', 'if-range', 'range'] as const

/**
 * Serves a built site by the rules of tools/build/host-rules.ts, as nginx does. Files, their
 * compressed forms, ranges and conditional requests are the library's.
 */
export async function serveSite(root: string): Promise<(request: Request) => Promise<Response>> {
  const { policy, patterns } = await builtPolicy(root, readSettings(process.env))
  const rules = hostRules(policy, patterns)
  const files = staticMiddleware({ dir: root, encodings: true, compress: false })

  /**
   * Adds the headers of the rules to a response whose body is the file at `path`.
   * @param range the requested range
   */
  async function withHeaders(response: Response, path: string, range = ''): Promise<Response> {
    const { headers, status } = response
    const all = new Headers(headers)
    if (status === 200 || status === 206 || status === 404) {
      all.set('content-type', contentType(path))
    }
    const type = all.get('content-type') ?? ''
    for (const [name, map] of Object.entries(rules.headers)) {
      const key = map.key
        // nginx adds the headers before it refuses a range.
        .replace('$status', `${status === 416 ? 200 : status}`)
        .replace('$http_range', range)
        .replace('$uri', path)
        .replace('$sent_http_content_type', type)
      const value = valueOf(map, key)
      if (value === '') all.delete(name)
      else all.set(name, value)
    }
    // Read at once: a visitor who leaves in mid-response would break the stream of the library.
    const body = response.body === null ? null : await response.arrayBuffer()
    return new Response(body, { status, headers: all })
  }

  /** Returns the response with the file at `path`; `null` if there is none. */
  async function fileAt(request: Request, path: string): Promise<Response | null> {
    const { method, headers } = request
    const url = new URL('/', request.url)
    url.pathname = path
    const target = new Request(url, { method, headers })
    const response = await files(target, () => new Response(null, { status: 404 }))
    // 400: the path has a broken escape.
    if ([400, 404].includes(response.status)) return null
    return withHeaders(response, path, headers.get('range') ?? '')
  }

  async function notFound(request: Request, path: string): Promise<Response> {
    const headers = new Headers(request.headers)
    for (const name of conditions) headers.delete(name)
    const file = valueOf(rules.notFound, path)
    const { url, method } = request
    const found = await fileAt(new Request(url, { method, headers }), file)
    return withHeaders(new Response(found?.body, { status: 404, headers: found?.headers }), file)
  }

  return async (request) => {
    if (!['GET', 'HEAD'].includes(request.method)) {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    }
    const { pathname, search } = new URL(request.url)
    const path = decodePath(pathname)
    if (path === '/healthz') return (await fileAt(request, healthFile)) ?? notFound(request, path)
    const moved = valueOf(rules.moved, `${pathname}${search} ${path}`)
    if (moved !== '') {
      const headers = { location: moved + search, 'content-type': contentType('/page.html') }
      return withHeaders(new Response(null, { status: 308, headers }), path)
    }
    const isFile = /\.[a-z0-9]+$/.test(path)
    const isKnown = extensionOf(path) in types && !/\/\./.test(path)
    const isHidden =
      path === missingAsset || (/\.(?:br|gz|html)$/.test(path) && path !== '/legacy.html')
    const page = () => fileAt(request, valueOf(rules.page, path))
    const ofShell = () => fileAt(request, valueOf(rules.shell, path))
    const found = isFile
      ? isKnown && !isHidden && (await fileAt(request, path))
      : ((await page()) ?? (await ofShell()))
    return found || notFound(request, path)
  }
}

/** Returns the path as nginx reads it: decoded, with single slashes. A broken escape stays as it is. */
function decodePath(pathname: string): string {
  const single = pathname.replaceAll(/\/{2,}/g, '/')
  try {
    return decodeURIComponent(single)
  } catch {
    return single
  }
}
