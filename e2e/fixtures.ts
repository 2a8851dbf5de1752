import { expect, test as base } from '@playwright/test'

export { expect }

/** What a page writes into the console, faults of its scripts and breaches of its policy included. */
function recordConsole(page: import('@playwright/test').Page): string[] {
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
