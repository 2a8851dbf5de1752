/** Returns the id of the release, which the build writes into every page. */
export function releaseId(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=release]')?.content ?? ''
}

/**
 * Sends JSON, even while the page unloads. The type makes the request one with a preflight on another
 * origin: the endpoint must allow `content-type`. Some browsers let the visitor remove this function.
 */
export function sendBeacon(url: string, content: object): void {
  if (typeof navigator.sendBeacon !== 'function') return
  navigator.sendBeacon(url, new Blob([JSON.stringify(content)], { type: 'application/json' }))
}
