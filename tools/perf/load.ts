import type { Browser, Page } from 'playwright'
import { hydratedControl, nativeControl, type Control, type PageName } from './pages.ts'
import { openCold } from './phone.ts'
import { allBytes, apiCalls, appBytes, requestsBy, scriptBytes } from './traffic.ts'
import { blockingTime } from './blocking.ts'

/** A cold visit without interaction; times in ms since the navigation began. */
export interface Load {
  fcp: number
  lcp: number
  /** Blocking beyond 50 ms per task, from the first paint until the end. */
  tbt: number
  shift: number
  /** On the wire, headers included. */
  bytes: number
  scriptBytes: number
  requests: number
  calls: number
  /** JavaScript heap after a collection, in bytes. */
  heap: number
}

/** First answered clicks of another cold visit. */
export interface Clicks {
  native: number
  hydrated: number
  /** When the app had hydrated, and what had been loaded by then. */
  interactive: number
  appBytes: number
  requestsUntilInteractive: number
}

/** How long a visit is measured after its load event. Code that loads later still counts. */
const pageMs = 10_000
/** The baseline has no script that could load anything later. */
const baselineMs = 2_000

/** Measures a visit during which the visitor only looks. */
export async function measureLoad(
  browser: Browser,
  url: string,
  side: 'page' | 'baseline',
): Promise<Load> {
  const { context, page, session, traffic } = await openCold(browser)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(side === 'page' ? pageMs : baselineMs)
  const end = Date.now()
  const { fcp, lcp, shift, tasks } = await page.evaluate(() => seen)
  const load = {
    fcp,
    lcp,
    shift,
    tbt: blockingTime(tasks, fcp),
    bytes: allBytes(traffic),
    scriptBytes: scriptBytes(traffic, end),
    requests: traffic.length,
    calls: apiCalls(traffic),
  }
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  await context.close()
  return { ...load, heap: metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0 }
}

/** Clicks a control every 50 ms. @returns when the click was answered, in ms since the navigation */
async function firstAnswer(page: Page, control: Control): Promise<number> {
  const handle = await page.waitForFunction(
    ({ selector, answered }) => {
      if (!document.querySelector(answered)) document.querySelector<HTMLElement>(selector)?.click()
      return document.querySelector(answered) ? performance.now() : false
    },
    control,
    { polling: 50, timeout: 60_000 },
  )
  return Number(await handle.jsonValue())
}

/** Records when the app marks the document as hydrated, if it does. */
function noteHydration() {
  const observer = new MutationObserver(() => {
    if (!document.documentElement.hasAttribute('data-hydrated')) return
    observer.disconnect()
    Object.assign(globalThis, { hydratedAt: performance.now() })
  })
  // The root element may not exist yet.
  const attributeFilter = ['data-hydrated']
  observer.observe(document, { attributes: true, subtree: true, attributeFilter })
}

const hydratedAt = (page: Page) =>
  page.evaluate(() => {
    const noted: unknown = Reflect.get(globalThis, 'hydratedAt')
    return typeof noted === 'number' ? noted : null
  })

/** Measures when the first click is answered, by the browser itself and by the app. */
export async function measureClicks(browser: Browser, url: string, name: PageName) {
  const { context, page, traffic } = await openCold(browser)
  await page.addInitScript(noteHydration)
  await page.goto(url, { waitUntil: 'commit' })
  const native = await firstAnswer(page, nativeControl)
  const hydrated = await firstAnswer(page, hydratedControl(name))
  // A build without the mark counts as interactive once it answers.
  const interactive = (await hydratedAt(page)) ?? hydrated
  const at = interactive + (await page.evaluate(() => performance.timeOrigin))
  const clicks: Clicks = {
    native,
    hydrated,
    interactive,
    appBytes: appBytes(traffic, at),
    requestsUntilInteractive: requestsBy(traffic, at),
  }
  await context.close()
  return clicks
}

/** Measures when the baseline answers its first click, which needs no script. */
export async function measureNativeClick(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openCold(browser)
  await page.goto(url, { waitUntil: 'commit' })
  const native = await firstAnswer(page, nativeControl)
  await context.close()
  return native
}
