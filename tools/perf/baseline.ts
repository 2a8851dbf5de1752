import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)

/**
 * Returns the same page as static HTML without scripts: no script, no data block, and none of the links that only
 * scripts use. Pages inline their styles (docs/decisions/0012-inlined-css.md).
 */
export const bareHtml = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="(?:modulepreload|manifest|stylesheet)"[^>]*>/g, '')

type Site = (request: Request) => Promise<Response>

/** Serves the pages of a site without their scripts; every other file stays as it is. */
export function serveBaseline(site: Site): Site {
  const pages = new Map<string, Promise<Buffer>>()
  const pageAt = async (url: string) =>
    compress(bareHtml(await (await site(new Request(url))).text()))

  return async (request) => {
    const response = await site(request)
    if (!(response.headers.get('content-type') ?? '').startsWith('text/html')) return response
    const page = pages.get(request.url) ?? pageAt(request.url)
    pages.set(request.url, page)
    const headers = new Headers(response.headers)
    headers.set('content-encoding', 'br')
    headers.delete('content-length')
    return new Response(new Uint8Array(await page), { status: response.status, headers })
  }
}
