import type { Page } from '@playwright/test'

/** The calls to the backend that the page makes from now on: path and body. */
export function watchCalls(page: Page) {
  const calls: [path: string, body: unknown][] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push([pathname, request.postDataJSON()])
  })
  return calls
}

/** Those of them that begin so. */
export const callsUnder = (calls: ReturnType<typeof watchCalls>, path: string) =>
  calls.filter(([requested]) => requested.startsWith(path))
