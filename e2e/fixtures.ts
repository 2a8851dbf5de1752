import { expect, test as base } from '@playwright/test'

export { expect }

/**
 * Chromium's word for a worker that was gone when MSW asked for a newer one: seen once in hundreds of
 * pages of the dev server, which then go on with the worker they have.
 */
export const workerIsGone = /Failed to update a ServiceWorker .*: Not found/

/** Records the console of a page, errors of its scripts and breaches of its policy included. */
export function recordConsole(page: import('@playwright/test').Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => lines.push(`pageerror: ${error.message}`))
  return lines
}

interface Fixtures {
  /** Lines that the test expects; all others fail it. An object, since Playwright takes a list for its own. */
  expectedConsole: { lines: RegExp[] }
  consoleLines: string[]
}

/** A test whose pages leave the console empty, but for what it expects. */
export const test = base.extend<Fixtures>({
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
