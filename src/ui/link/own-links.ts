import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { langPrefix } from '#i18n/lang.ts'
import { hasPage, type KnownRoutes } from '#lib/router-internals.ts'

const webview = '/link'

/** Returns the path without the language prefix of this document; `null` for another language. */
function withoutPrefix(routes: KnownRoutes, path: string): string | null {
  if (langPrefix(path) === null) return path
  return path.startsWith(`${routes.basepath}/`) ? path.slice(routes.basepath.length) : null
}

/**
 * Resolves a URL within the site: a page, in the language of this document and, if `embedded`, its
 * webview variant. Any other URL of this host (a file, another language) stays as it is. Returns
 * `null` for a URL of another host.
 */
export function ownHref(routes: KnownRoutes, url: string, embedded: boolean): string | null {
  const origin = import.meta.env.VITE_SITE_ORIGIN
  const own = origin && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
  if (!own.startsWith('/')) return null
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(own) ?? []
  const page = withoutPrefix(routes, path)
  if (page === null || !hasPage(routes, page)) return own
  const webviewPage = webview + page
  const base = routes.basepath === '/' ? '' : routes.basepath
  return base + (embedded && hasPage(routes, webviewPage) ? webviewPage : page) + rest
}

/** Returns true if the router can navigate to the `href` of a link. */
export function isOwnPage(routes: KnownRoutes, href: string): boolean {
  const page = /^\/[^?#]*/.exec(href)?.[0]
  if (page === undefined || langPrefix(page) === null) return false
  const path = withoutPrefix(routes, page)
  return path !== null && hasPage(routes, path)
}

/**
 * Returns the `href` of the clicked link if the router may handle the click: no modifier key, no
 * other window, no download; else `null`.
 */
export function clientNavigationHref(event: MouseEvent | globalThis.MouseEvent): string | null {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || modified) return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (link?.hasAttribute('target') || link?.hasAttribute('download')) return null
  return link?.getAttribute('href') ?? null
}

/** Returns a click handler for links of the server: those to pages of the site open without a reload. */
export function useOwnLinks(): (event: MouseEvent<HTMLElement>) => void {
  const router = useRouter()
  return (event) => {
    const href = clientNavigationHref(event)
    if (href === null || !isOwnPage(router, href)) return
    event.preventDefault()
    void router.navigate({ href })
  }
}
