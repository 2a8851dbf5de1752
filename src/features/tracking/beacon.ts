/** Sends JSON, even while the page unloads. Some browsers let the visitor remove this function. */
export function sendBeacon(url: string, body: unknown): void {
  if (typeof navigator.sendBeacon === 'function') navigator.sendBeacon(url, JSON.stringify(body))
}
