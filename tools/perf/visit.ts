import { devices, type Browser, type CDPSession, type Page } from 'playwright'

/** What one cold visit took; times in ms since the navigation began. */
export interface Figures {
  fcp: number
  lcp: number
  /** Blocking beyond 50 ms a task, from the first paint until quiet. */
  tbt: number
  /** The first press that the menu answered, and the first that a control of the app did. */
  click: number
  hydratedClick: number
  shift: number
  /** On the wire, headers included. */
  bytes: number
  requests: number
  calls: number
  /** Of JavaScript, after a collection, in bytes. */
  heap: number
}

export interface NextView {
  ms: number
  tapMs: number
  shift: number
}

/** Lighthouse's slow 4G, per request, and a phone's processor. */
const network = { latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 }
const slowdown = 4
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'ko-KR',
  userAgent: devices['Pixel 7'].userAgent,
  serviceWorkers: 'block' as const,
}

const quietMs = 2000

/** Runs in the page before anything of it: writes down what the browser says of itself. */
function observe() {
  const seen: Seen = { lcp: 0, shift: 0, fcp: 0, tasks: [] }
  Object.assign(globalThis, { seen })
  const notes: Record<string, (entry: PerformanceEntry) => void> = {
    paint: ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.fcp = startTime
    },
    'largest-contentful-paint': ({ startTime }) => {
      seen.lcp = startTime
    },
    'layout-shift': (entry) => {
      const isAsked = 'hadRecentInput' in entry && entry.hadRecentInput === true
      if (!isAsked && 'value' in entry) seen.shift += Number(entry.value)
    },
    longtask: ({ startTime, duration }) => {
      seen.tasks.push([startTime, duration])
    },
  }
  for (const [type, note] of Object.entries(notes)) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note))
    observer.observe({ type, buffered: true })
  }
}

interface Seen {
  lcp: number
  shift: number
  fcp: number
  /** Long tasks: when they began, how long they took. */
  tasks: [number, number][]
}

declare const seen: Seen

async function openCold(browser: Browser) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(observe)
  return { context, page, session }
}

function countTraffic(session: CDPSession) {
  const traffic = { bytes: 0, requests: 0, calls: 0, last: Date.now() }
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('data:')) return
    traffic.requests += 1
    if (new URL(request.url).pathname.startsWith('/api/')) traffic.calls += 1
    traffic.last = Date.now()
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength
    traffic.last = Date.now()
  })
  return traffic
}

async function untilQuiet(page: Page, traffic: { last: number }) {
  while (Date.now() - traffic.last < quietMs) await page.waitForTimeout(100)
}

/** Presses again and again until `answered`, and says when that was. */
async function firstAnswer(page: Page, press: string, answered: string): Promise<number> {
  const handle = await page.waitForFunction(
    ([toPress, answer]) => {
      const control = document.querySelector<HTMLElement>(toPress)
      if (!control) return false
      control.click()
      return document.querySelector(answer) ? performance.now() : false
    },
    [press, answered] as const,
    { polling: 50 },
  )
  return Number(await handle.jsonValue())
}

/** When the first press was answered: by the page itself, and by what only the app answers. */
async function measureClicks(browser: Browser, address: string) {
  const { context, page } = await openCold(browser)
  await page.goto(address, { waitUntil: 'commit' })
  const click = await firstAnswer(page, 'summary', 'details[open]')
  const hasApp = (await page.locator('script[data-scripts]').count()) > 0
  const hydratedClick = hasApp
    ? await firstAnswer(page, 'main button[aria-pressed]', 'main button[aria-pressed="true"]')
    : click
  await context.close()
  return { click, hydratedClick }
}

/** What a visit costs that nobody touches: a press would allow the music to play, and be one more task. */
async function measureLoad(browser: Browser, address: string) {
  const { context, page, session } = await openCold(browser)
  const traffic = countTraffic(session)
  await page.goto(address, { waitUntil: 'commit' })
  await untilQuiet(page, traffic)
  const noted = await page.evaluate(() => seen)
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session
    .send('Performance.enable')
    .then(() => session.send('Performance.getMetrics'))
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
  await context.close()
  const tbt = noted.tasks
    .filter(([start]) => start >= noted.fcp)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
  const { bytes, requests, calls } = traffic
  return { ...noted, tbt, bytes, requests, calls, heap }
}

/** Cold visits of a page, and of its floor: the same thing but for what only the app answers. */
export async function measureVisit(browser: Browser, address: string): Promise<Figures> {
  const load = await measureLoad(browser, address)
  return { ...load, ...(await measureClicks(browser, address)) }
}

/** Closes what lies over the page, one after another, as a visitor does before they press a link. */
async function closePopups(page: Page) {
  const popup = page.locator('dialog[open]')
  while ((await popup.count()) > 0) {
    await page.keyboard.press('Escape')
    // The next one comes in the place of the one before.
    await page.waitForTimeout(quietMs / 2)
  }
}

/** From the press on the way to the news until they stand there, once the page is quiet. */
export async function measureNextView(browser: Browser, address: string): Promise<NextView> {
  const { context, page, session } = await openCold(browser)
  const traffic = countTraffic(session)
  await page.goto(address)
  await untilQuiet(page, traffic)
  const before = await page.evaluate(() => seen.shift)
  const link = page.locator('main a[href$="/community/news"]').first()
  await link.scrollIntoViewIfNeeded()
  // What comes with the scroll has not begun yet.
  traffic.last = Date.now()
  await untilQuiet(page, traffic)
  await closePopups(page)
  await untilQuiet(page, traffic)
  const result = await link.evaluate(
    (anchor) =>
      new Promise<{ ms: number; tapMs: number }>((resolve) => {
        const begun = performance.now()
        if (anchor instanceof HTMLElement) anchor.click()
        const tapMs = performance.now() - begun
        const look = () =>
          document.querySelector('table tbody tr')
            ? requestAnimationFrame(() => resolve({ ms: performance.now() - begun, tapMs }))
            : requestAnimationFrame(look)
        look()
      }),
  )
  const shift = (await page.evaluate(() => seen.shift)) - before
  await context.close()
  return { ...result, shift }
}
