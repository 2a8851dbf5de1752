import type { MouseEvent } from 'react'

/**
 * The address of the link that an ordinary press is on: no modifier, no other window, no download;
 * `null` for every other press.
 */
export function clientNavigationHref(event: MouseEvent): string | null {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || modified) return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (link?.hasAttribute('target') || link?.hasAttribute('download')) return null
  return link?.getAttribute('href') ?? null
}
