import type { Browser, Page } from 'playwright'
import { menuButton, menuPanel, openCold } from './phone.ts'

/** The time after the load event. Code that loads later than the page still counts. */
const pageMs = 10_000
/** The baseline has no script that could load anything later. */
const baselineMs = 2_000

/** A control, and the selector that matches once its click has been handled. */
type Control = readonly [control: string, handled: string]

/** The menu of every page, which the browser opens without a script. */
const menu: Control = [menuButton, menuPanel]
/** The second button of the consent banner, "Reject all", which the first script answers. */
const rejectAll: Control = [
  'section:has(~ main) button:nth-of-type(2)',
  ':root:not([data-consent="ask"])',
]

/** Returns scripts, catalogs and API calls that were complete by a time; sizes are those of the compressed bodies. */
const filesBy = (page: Page, at: number) =>
  page.evaluate((end) => {
    const entries = performance.getEntriesByType('resource')
    const files = entries.filter((entry) => entry instanceof PerformanceResourceTiming)
    const loaded = new Map(
      files
        .filter(({ responseEnd }) => responseEnd <= end)
        .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]),
    )
    const code = [...loaded].filter(([path]) => /\.js$|^\/assets\/.*\.json$/.test(path))
    return {
      files: code.length,
      bytes: code.reduce((sum, [, size]) => sum + size, 0),
      calls: [...loaded.keys()].filter((path) => path.startsWith('/api/')).length,
    }
  }, at)

/** Clicks a control every 50 ms. @returns when the click was handled, in ms since the navigation */
async function firstHandled(page: Page, control: Control): Promise<number> {
  const handle = await page.waitForFunction(
    ([selector, handled]) => {
      if (!document.querySelector(handled)) document.querySelector<HTMLElement>(selector)?.click()
      return document.querySelector(handled) ? performance.now() : false
    },
    control,
    { polling: 50, timeout: 60_000 },
  )
  return Number(await handle.jsonValue())
}

/** Loads a page without a visitor's input. */
async function visit(browser: Browser, url: string, ms: number) {
  const page = await openCold(browser)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(ms)
  const { fcp, lcp, shift, tasks } = await page.evaluate(() => seen)
  const { bytes: allBytes, calls } = await filesBy(page, Infinity)
  await page.context().close()
  // Total blocking time: what each task takes beyond 50 ms, from the first paint.
  const tbt = tasks
    .filter(([start]) => start >= fcp)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
  return { fcp, lcp, tbt, shift, allBytes, calls }
}

/** Opens a page with an empty cache and clicks its menu until the browser opens it. */
async function openMenu(browser: Browser, url: string) {
  const page = await openCold(browser)
  await page.goto(url, { waitUntil: 'commit' })
  return { page, native: await firstHandled(page, menu) }
}

/** Measures a page of the site. */
export async function measurePage(browser: Browser, url: string) {
  const unattended = await visit(browser, url, pageMs)
  const { page, native } = await openMenu(browser, url)
  const consent = await firstHandled(page, rejectAll)
  await page.waitForFunction(() => !Number.isNaN(seen.hydrated))
  const { hydrated } = await page.evaluate(() => seen)
  const { files, bytes } = await filesBy(page, hydrated)
  await page.context().close()
  return { ...unattended, native, consent, hydrated, files, bytes }
}

/** Measures the same page without scripts. */
export async function measureBaseline(browser: Browser, url: string) {
  const unattended = await visit(browser, url, baselineMs)
  const { page, native } = await openMenu(browser, url)
  await page.context().close()
  return { ...unattended, native }
}

export type Load = Awaited<ReturnType<typeof measurePage>>
export type Baseline = Awaited<ReturnType<typeof measureBaseline>>
