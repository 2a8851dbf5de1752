import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Disabled stylesheets and those for other media, such as print, do not change the paint. */
const isForScreen = (tag: string) => !/\sdisabled\b|\bmedia="(?!all|screen)/.test(tag)
const hrefOf = (tag: string) => /\bhref="([^"]+)"/.exec(tag)?.[1]

/**
 * Returns the same page as static HTML without scripts: no script, no data block, no preload of
 * either. Stylesheets that block the paint are inlined, as a hand-written page would have them.
 */
export async function bareHtml(
  html: string,
  readStyles: (href: string) => Promise<string>,
): Promise<string> {
  const bare = html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="(?:modulepreload|manifest)"[^>]*>/g, '')
  const links = Array.from(bare.matchAll(/<link rel="stylesheet"[^>]*>/g), ([tag]) => tag)
  let page = bare
  for (const tag of links) {
    const href = hrefOf(tag)
    const styles =
      href !== undefined && isForScreen(tag) ? `<style>${await readStyles(href)}</style>` : ''
    page = page.replace(tag, () => styles)
  }
  return page
}

type Site = (request: Request) => Promise<Response>

/** Serves the pages of a site without their scripts; every other file stays as it is. */
export function serveBaseline(site: Site): Site {
  const pages = new Map<string, Promise<Buffer>>()
  const read = async (url: URL) => (await site(new Request(url))).text()
  const pageAt = async (url: URL) =>
    compress(await bareHtml(await read(url), (href) => read(new URL(href, url))))

  return async (request) => {
    const response = await site(request)
    if (!(response.headers.get('content-type') ?? '').startsWith('text/html')) return response
    const page = pages.get(request.url) ?? pageAt(new URL(request.url))
    pages.set(request.url, page)
    const headers = new Headers(response.headers)
    // The policy allows the site's own inline styles by their hash, and the baseline has others.
    for (const name of headers.keys()) {
      if (name.startsWith('content-security-policy')) headers.delete(name)
    }
    headers.set('content-encoding', 'br')
    headers.delete('content-length')
    return new Response(new Uint8Array(await page), { status: response.status, headers })
  }
}
