import { devices, type Browser, type Page } from 'playwright'

/** Lighthouse's slow 4G, per request. */
const network = { latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 }
const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  locale: 'ko-KR',
  serviceWorkers: 'block' as const,
  ignoreHTTPSErrors: true,
}

/** The menu of phones, open: the one with all pages. */
export const menuPanel = 'header details[open]:has(a[href$="/game"])'
export const menuButton = `${menuPanel.replace('[open]', '')} > summary`

declare global {
  /** The measurements of a page; times in ms since the navigation began. */
  var seen: {
    fcp: number
    lcp: number
    hydrated: number
    /** Layout shifts that no input explains, and all of them. */
    shift: number
    allShift: number
    /** Start and duration of each long task. */
    tasks: [number, number][]
    /** The slowest event of an interaction: a tap or a key, from the input to the next paint. */
    slowest: number
  }
}

/** Runs in the page before its own code. It must not refer to anything outside of itself. */
function observe() {
  globalThis.seen = {
    fcp: 0,
    lcp: 0,
    hydrated: Number.NaN,
    shift: 0,
    allShift: 0,
    tasks: [],
    slowest: 0,
  }
  const notes: Record<string, (entry: PerformanceEntry) => void> = {
    paint: ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.fcp = startTime
    },
    'largest-contentful-paint': ({ startTime }) => {
      seen.lcp = startTime
    },
    'layout-shift': (entry) => {
      const value = Number(Reflect.get(entry, 'value'))
      seen.allShift += value
      if (Reflect.get(entry, 'hadRecentInput') !== true) seen.shift += value
    },
    longtask: ({ startTime, duration }) => {
      seen.tasks.push([startTime, duration])
    },
    event: (entry) => {
      if (Reflect.get(entry, 'interactionId') > 0)
        seen.slowest = Math.max(seen.slowest, entry.duration)
    },
  }
  for (const [type, note] of Object.entries(notes)) {
    const init = { type, buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(init)
  }
  // The root element may not exist yet.
  new MutationObserver((_, observer) => {
    if (!document.documentElement.hasAttribute('data-hydrated')) return
    seen.hydrated = performance.now()
    observer.disconnect()
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] })
}

/** Opens a page with an empty cache. */
export type OpenCold = () => Promise<Page>

/** Opens a page with an empty cache on a phone, whose processor is that of this machine, slowed by a factor. */
export async function openOnPhone(browser: Browser, slowdown: number) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(observe)
  return page
}
