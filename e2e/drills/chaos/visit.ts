import type { Browser, CDPSession, Page, Route } from '@playwright/test'

/** The surroundings of a page: the host, the network, and the log of what the page has done. */
export interface Visit {
  page: Page
  cdp: CDPSession
  origin: string
  /** True from a deploy until the next document: the assets of the old build are gone. */
  isDeployed: boolean
  /** Requests to the backend that still fail. */
  failing: number
  /** True once something failed that the console of this document may name. */
  isDisturbed: boolean
  /** Submits of forms, and requests to redeem a coupon. */
  submits: number
  redeemed: number
  redeeming: Set<symbol>
  problems: string[]
}

/** Lines that a disturbed page may log: the browser's, and one of the app for each failure. */
const known =
  /Failed to load resource|could not be (?:started|loaded)|was preloaded|section failed|part of the page failed|dynamically imported module|ApiError: |net::ERR/
/** Players of videos load after a click of their own. */
const players = /^https:\/\/(?:www\.youtube-nocookie\.com|i\.ytimg\.com)\//

const hasConsent = (page: Page) =>
  page.evaluate(() => localStorage.getItem('consentCookie') !== null).catch(() => true)

function watchConsole(visit: Visit): void {
  const { page } = visit
  page.on('pageerror', (error) => visit.problems.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    const isError = ['error', 'warning'].includes(message.type())
    // The browser logs the status of the not-found page.
    const isDocument = message.location().url === page.url()
    const isKnown = (visit.isDisturbed || isDocument) && known.test(message.text())
    if (isError && !isKnown) visit.problems.push(`console: ${message.text()}`)
  })
}

/** Serves the site with its disturbances, and counts what must not happen twice. */
async function watchRequests(visit: Visit): Promise<void> {
  const { page, origin } = visit
  await page.route('**/*', async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    if (url.origin !== origin) {
      if (!players.test(url.href) && !(await hasConsent(page))) {
        visit.problems.push(`request without consent: ${url.href}`)
      }
      return route.abort()
    }
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      visit.isDeployed = false
      // The requests of the last document end with it.
      visit.redeeming.clear()
    }
    if (visit.isDeployed && url.pathname.startsWith('/assets/')) {
      return route.fulfill({ status: 404 })
    }
    if (url.pathname.endsWith('/coupon/redeem')) return redeem(visit, route)
    if (visit.failing > 0 && url.pathname.startsWith('/api/')) {
      visit.failing -= 1
      return route.fulfill({ status: 503 })
    }
    return route.continue()
  })
}

/** Holds a redemption for a moment: a second one in that time is a failure. */
async function redeem(visit: Visit, route: Route): Promise<void> {
  visit.redeemed += 1
  const own = Symbol('redemption')
  if (visit.redeeming.size > 0) visit.problems.push('two redemptions at the same time')
  if (visit.redeemed > visit.submits) visit.problems.push('a redemption without a submit')
  visit.redeeming.add(own)
  await new Promise((done) => setTimeout(done, 300))
  visit.redeeming.delete(own)
  await route.continue().catch(() => undefined)
}

/** Starts a visit in a browser profile of its own. */
export async function startVisit(browser: Browser, origin: string): Promise<Visit> {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'x-mock-state': crypto.randomUUID() },
  })
  const page = await context.newPage()
  const visit: Visit = {
    page,
    cdp: await context.newCDPSession(page),
    origin,
    isDeployed: false,
    failing: 0,
    isDisturbed: false,
    submits: 0,
    redeemed: 0,
    redeeming: new Set(),
    problems: [],
  }
  await page.exposeFunction('countSubmit', () => {
    visit.submits += 1
  })
  await page.addInitScript(() => {
    const count: unknown = Reflect.get(window, 'countSubmit')
    addEventListener('submit', () => typeof count === 'function' && count(), true)
  })
  watchConsole(visit)
  await watchRequests(visit)
  await page.goto(`${origin}/en/`)
  return visit
}
