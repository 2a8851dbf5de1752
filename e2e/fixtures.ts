import { expect, test as base, type BrowserContext, type Request } from '@playwright/test'

export { expect }

/**
 * Chromium's error if the worker was removed before MSW updated it: seen once in hundreds of pages of the dev server,
 * which keep their worker.
 */
export const workerIsGone = /Failed to update a ServiceWorker .*: Not found/

/** Records the console of a page, errors of its scripts and breaches of its policy included. */
export function recordConsole(page: import('@playwright/test').Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => lines.push(`pageerror: ${error.message}`))
  return lines
}

/** Returns true for the request of a document in a tab or window, not in a frame of a page. */
function isDocument(request: Request): boolean {
  // The frame of a request that opens a window is not known yet.
  return request.isNavigationRequest() && !request.serviceWorker() && isOnTop(request)
}

function isOnTop(request: Request): boolean {
  try {
    return request.frame().parentFrame() === null
  } catch {
    return true
  }
}

interface Fixtures {
  /** Counts the documents of the test for the reporter (page-reporter.ts). */
  countDocuments: void
  /** Lines that the test expects; all others fail it. An object, since Playwright takes a list for its own. */
  expectedConsole: { lines: RegExp[] }
  consoleLines: string[]
}

/** A test whose pages leave the console empty, but for what it expects. */
export const test = base.extend<Fixtures>({
  countDocuments: [
    async ({ browser, context }, use, { annotations }) => {
      let count = 0
      const countIn = (each: BrowserContext) => {
        each.on('request', (request) => {
          if (isDocument(request)) count += 1
        })
      }
      countIn(context)
      browser.on('context', countIn)
      await use()
      browser.off('context', countIn)
      annotations.push({ type: 'documents', description: `${count}` })
    },
    { auto: true },
  ],
  expectedConsole: async ({}, use) => use({ lines: [] }),
  consoleLines: [
    async ({ page, expectedConsole }, use) => {
      const lines = recordConsole(page)
      await use(lines)
      const unexpected = lines.filter(
        (line) => !expectedConsole.lines.some((known) => known.test(line)),
      )
      expect(unexpected, 'console').toEqual([])
    },
    { auto: true },
  ],
})
