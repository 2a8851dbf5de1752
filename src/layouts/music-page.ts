import type { StaticDataRouteOption } from '@tanstack/react-router'

interface Match {
  staticData: StaticDataRouteOption
  params: Record<string, unknown>
}

/** Returns the page whose background music a matched route has. The routes of the webview name none. */
export function musicPageOf(match: Match | undefined) {
  if (match === undefined) return undefined
  const { music } = match.staticData
  return typeof music === 'function' ? music(match.params) : music
}
