import type { Page, Request } from 'playwright'

/** Watches the requests of a page that are chosen by their path. @returns true if none of them is in flight */
export function watchFlight(page: Page, isChosen: (path: string) => boolean): () => boolean {
  const flying = new Set<Request>()
  page.on('request', (request) => {
    if (isChosen(new URL(request.url()).pathname)) flying.add(request)
  })
  page.on('requestfinished', (request) => flying.delete(request))
  page.on('requestfailed', (request) => flying.delete(request))
  return () => flying.size === 0
}

/** Console lines of the browser, and warnings of the site that say what failed. */
const expected =
  /Failed to load resource|^warning: (?:request failed|.*item \d+ dropped|no session|request not answered|POST .* sign-in needed|leaderboard truncated|The resource .* was preloaded|survey)/

/** Records what has no place in the console. */
export function watchConsole(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    const line = `${message.type()}: ${message.text()}`
    if (/^(?:error|warning)/.test(line) && !expected.test(line)) lines.push(line)
  })
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`))
  return lines
}
