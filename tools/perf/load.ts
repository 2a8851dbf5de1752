import type { Page } from 'playwright'
import { mean, median } from '../lib/averages.ts'
import { menuButton, menuPanel, type OpenCold } from './phone.ts'

/** The time after the load event. Code that loads later than the page still counts. */
const pageMs = 10_000
/** The time after hydration, or after the load event of a page without scripts. The LCP is known by then. */
const paintedMs = 1_000
/** Loads in a round that wait for code that loads later: for TBT, CLS, sizes and API calls. */
const wholeLoads = 3
/** All loads in a round, for FCP and LCP: a slow line delivers files in another order each time. */
const paintLoads = 8

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

/** Clicks controls every 50 ms. @returns when the click of each was handled, in ms since the navigation */
const firstHandled = (page: Page, controls: readonly Control[]) =>
  page.evaluate(async (all) => {
    const times: number[] = []
    while (times.filter(Boolean).length < all.length) {
      for (const [at, [selector, handled]] of all.entries()) {
        if (times[at]) continue
        if (!document.querySelector(handled)) document.querySelector<HTMLElement>(selector)?.click()
        if (document.querySelector(handled)) times[at] = performance.now()
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return times
  }, controls)

/** Waits until a load is complete. */
type Until = (page: Page) => Promise<void>

const untilAllHasLoaded: Until = (page) => page.waitForTimeout(pageMs)
const untilPainted: Until = (page) => page.waitForTimeout(paintedMs)
const untilHydrated: Until = async (page) => {
  // By default, Playwright checks in every frame, which slows the page down.
  await page.waitForFunction(() => !Number.isNaN(seen.hydrated), undefined, { polling: 500 })
  await untilPainted(page)
}

/** Loads a page once without a visitor's input. */
async function load(openCold: OpenCold, url: string, until: Until) {
  const page = await openCold()
  await page.goto(url, { waitUntil: 'load' })
  await until(page)
  const { fcp, lcp, shift, tasks } = await page.evaluate(() => seen)
  const { bytes: allBytes, calls } = await filesBy(page, Infinity)
  await page.context().close()
  // Total blocking time: what each task takes beyond 50 ms, from the first paint.
  const tbt = tasks
    .filter(([start]) => start >= fcp)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
  return { fcp, lcp, tbt, shift, allBytes, calls }
}

/** Loads a page several times without a visitor's input. */
async function loadTimes(times: number, openCold: OpenCold, url: string, until: Until) {
  const all = [await load(openCold, url, until)]
  while (all.length < times) all.push(await load(openCold, url, until))
  return all
}

/**
 * Returns the mean FCP and LCP. An image is early or 0.6 s later, so that a median of a few loads is one of both by
 * chance.
 */
const paintsOf = (all: readonly { fcp: number; lcp: number }[]) => ({
  fcp: mean(all.map(({ fcp }) => fcp)),
  lcp: mean(all.map(({ lcp }) => lcp)),
})

/** Opens a page with an empty cache and clicks controls until each is handled. */
async function openAndClick(openCold: OpenCold, url: string, controls: readonly Control[]) {
  const page = await openCold()
  await page.goto(url, { waitUntil: 'commit' })
  const [native = NaN, consent = NaN] = await firstHandled(page, controls)
  return { page, native, consent }
}

/** Measures a page of the site. */
export async function measurePage(openCold: OpenCold, url: string) {
  const whole = await loadTimes(wholeLoads, openCold, url, untilAllHasLoaded)
  const more = await loadTimes(paintLoads - wholeLoads, openCold, url, untilHydrated)
  const medianOf = (key: keyof (typeof whole)[number]) => median(whole.map((each) => each[key]))
  const { page, native, consent } = await openAndClick(openCold, url, [menu, rejectAll])
  await page.waitForFunction(() => !Number.isNaN(seen.hydrated))
  const { hydrated } = await page.evaluate(() => seen)
  const { files, bytes } = await filesBy(page, hydrated)
  await page.context().close()
  return {
    ...paintsOf([...whole, ...more]),
    tbt: medianOf('tbt'),
    shift: medianOf('shift'),
    allBytes: medianOf('allBytes'),
    calls: medianOf('calls'),
    native,
    consent,
    hydrated,
    files,
    bytes,
  }
}

/** Measures the same page without scripts. */
export async function measureBaseline(openCold: OpenCold, url: string) {
  const all = await loadTimes(paintLoads, openCold, url, untilPainted)
  const { page, native } = await openAndClick(openCold, url, [menu])
  await page.context().close()
  return { ...paintsOf(all), native }
}

export type Load = Awaited<ReturnType<typeof measurePage>>
export type Baseline = Awaited<ReturnType<typeof measureBaseline>>
