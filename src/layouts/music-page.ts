import type { StaticDataRouteOption } from '@tanstack/react-router'

interface Match {
  staticData: StaticDataRouteOption
  params: Record<string, unknown>
}

/** Returns the page whose background music a matched route has; none in the webview and on 404. */
export function musicPageOf(match: Match | undefined) {
  if (match === undefined) return undefined
  const { isLink, notFound, music } = match.staticData
  if (isLink || notFound) return undefined
  return typeof music === 'function' ? music(match.params) : music
}
