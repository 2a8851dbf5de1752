import { langPrefix } from '#i18n/lang.ts'

/** What of the router decides where an own address leads. */
export interface KnownRoutes {
  basepath: string
  getMatchedRoutes: (
    path: string,
  ) => readonly [unknown, unknown, { options: { staticData?: { notFound?: boolean } } } | undefined]
}

const webview = '/link'

function isKnown(routes: KnownRoutes, path: string): boolean {
  const route = routes.getMatchedRoutes(path)[2]
  return route !== undefined && route.options.staticData?.notFound !== true
}

/** The path without the prefix of this document's language; `null` for another language's. */
function withoutPrefix(routes: KnownRoutes, path: string): string | null {
  if (langPrefix(path) === null) return path
  return path.startsWith(`${routes.basepath}/`) ? path.slice(routes.basepath.length) : null
}

/**
 * Where an address leads within the site: a page of it, in the language of this document and, where
 * `embedded`, at its twin for the webview. Anything else of this host (a file, another language)
 * stays as it is. `null` for an address of another host.
 */
export function ownAddress(routes: KnownRoutes, address: string, embedded: boolean): string | null {
  const origin = import.meta.env.VITE_SITE_ORIGIN
  const own = origin && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
  if (!own.startsWith('/')) return null
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(own) ?? []
  const page = withoutPrefix(routes, path)
  if (page === null || !isKnown(routes, page)) return own
  const twin = webview + page
  const base = routes.basepath === '/' ? '' : routes.basepath
  return base + (embedded && isKnown(routes, twin) ? twin : page) + rest
}

/** True where an address, as it stands in a link, is one that the router can go to by itself. */
export function isOwnPage(routes: KnownRoutes, href: string): boolean {
  const page = /^\/[^?#]*/.exec(href)?.[0]
  if (page === undefined || langPrefix(page) === null) return false
  const path = withoutPrefix(routes, page)
  return path !== null && isKnown(routes, path)
}
