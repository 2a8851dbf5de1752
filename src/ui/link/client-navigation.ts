import type { MouseEvent } from 'react'

/**
 * Returns the `href` of the clicked link if the router may handle the click: no modifier key, no
 * other window, no download; else `null`.
 */
export function clientNavigationHref(event: MouseEvent): string | null {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || modified) return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (link?.hasAttribute('target') || link?.hasAttribute('download')) return null
  return link?.getAttribute('href') ?? null
}
