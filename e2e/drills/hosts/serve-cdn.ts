import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serve } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { atOrigin } from '#tools/build/host-rules.ts'
import { headersFor, parseHeaders, parseRedirects } from './cdn-rules.ts'
import { previewDist } from '#tools/test-build.ts'

// Serves the preview as a CDN does that knows only its files, `_headers` and `_redirects`: a file comes
// first, then the first rule. What is not the site is the backend's, by a rule of the CDN.
const root = previewDist
const port = Number(process.env.PORT)
const backend = process.env.BACKEND ?? ''
const redirects = parseRedirects(await readFile(join(root, '_redirects'), 'utf8'))
const headers = await readFile(join(root, '_headers'), 'utf8')
const rules = parseHeaders(atOrigin(headers, `http://127.0.0.1:${port}`))
const files = staticMiddleware({ dir: root, encodings: true, compress: false })

/** Returns the file at `path` as a response, or `null`. */
async function fileAt(request: Request, path: string): Promise<Response | null> {
  if (/^\/_(?:headers|redirects)$|\.(?:br|gz)$/.test(path)) return null
  const url = new URL('/', request.url)
  url.pathname = path
  const { method, headers } = request
  const response = await files(
    new Request(url, { method, headers }),
    () => new Response(null, { status: 404 }),
  )
  return [400, 404].includes(response.status) ? null : response
}

async function respond(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  if (/^\/(?:api|game-data|mock-account)\//.test(pathname)) {
    const { method, headers } = request
    const body = (await request.text()) || null
    return fetch(backend + pathname + search, { method, headers, body })
  }
  const found = (await fileAt(request, pathname)) ?? (await fileAt(request, `${pathname}.html`))
  const rule = redirects.find(({ pattern }) => pattern.test(pathname))
  const response =
    found ??
    (rule && (await fileAt(new Request(request.url, { method: request.method }), rule.file)))
  const all = new Headers(response?.headers)
  for (const [name, value] of headersFor(rules, pathname)) all.set(name, value)
  const status = found?.status ?? rule?.status ?? 404
  // The library does not know these types; CDNs do.
  if (pathname.endsWith('.webmanifest')) all.set('content-type', 'application/manifest+json')
  if (pathname.endsWith('.atom')) all.set('content-type', 'application/atom+xml')
  if (pathname.endsWith('.ics')) all.set('content-type', 'text/calendar; charset=utf-8')
  const body = response?.body ? await response.arrayBuffer() : null
  return new Response(body, { status, headers: all })
}

await serve({ port, hostname: '127.0.0.1', silent: true, fetch: respond }).ready()
