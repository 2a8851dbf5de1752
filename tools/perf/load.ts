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
const pause: Control = ['main button[aria-pressed]', 'main button[aria-pressed="true"]']
/** The second button of the consent banner, "Reject all". */
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
async function look(browser: Browser, url: string, ms: number) {
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

/** Loads a page and clicks until the browser, and then the app, handles it. */
async function click(browser: Browser, url: string, hydratedControl?: Control) {
  const page = await openCold(browser)
  await page.goto(url, { waitUntil: 'commit' })
  const native = await firstHandled(page, menu)
  const handled = hydratedControl ? await firstHandled(page, hydratedControl) : Number.NaN
  const { hydrated } = await page.evaluate(() => seen)
  const { files, bytes } = await filesBy(page, hydrated)
  await page.context().close()
  return { native, handled, files, bytes }
}

/** Measures a page of the site; it has a carousel on the main page only. */
export const measurePage = async (browser: Browser, url: string, isMain: boolean) => ({
  ...(await look(browser, url, pageMs)),
  ...(await click(browser, url, isMain ? pause : rejectAll)),
})

/** Measures the same page without scripts. */
export const measureBaseline = async (browser: Browser, url: string) => ({
  ...(await look(browser, url, baselineMs)),
  ...(await click(browser, url)),
})

export type Load = Awaited<ReturnType<typeof measurePage>>
