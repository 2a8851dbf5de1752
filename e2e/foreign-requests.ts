import type { Page } from '@playwright/test'

/** Requests to any other host, images, beacons and frames included. */
export function recordForeign(page: Page, origin: string) {
  const foreign: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) foreign.push(request.url())
  })
  return foreign
}
