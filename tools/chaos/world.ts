import type { CDPSession, Page } from 'playwright'

/** What happens around a page: the host, the network, and what the page has done. */
export interface World {
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

function watchConsole(world: World): void {
  const { page } = world
  page.on('pageerror', (error) => world.problems.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    const isError = ['error', 'warning'].includes(message.type())
    // The browser logs the status of the not-found page.
    const isDocument = message.location().url === page.url()
    const isKnown = (world.isDisturbed || isDocument) && known.test(message.text())
    if (isError && !isKnown) world.problems.push(`console: ${message.text()}`)
  })
}

/** Serves the site with its disturbances, and counts what must not happen twice. */
async function watchRequests(world: World): Promise<void> {
  const { page, origin } = world
  await page.route('**/*', async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    if (url.origin !== origin) {
      if (!players.test(url.href) && !(await hasConsent(page))) {
        world.problems.push(`request without consent: ${url.href}`)
      }
      return route.abort()
    }
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      world.isDeployed = false
      // The requests of the last document end with it.
      world.redeeming.clear()
    }
    if (world.isDeployed && url.pathname.startsWith('/assets/')) {
      return route.fulfill({ status: 404 })
    }
    if (url.pathname.endsWith('/coupon/redeem')) return redeem(world, route)
    if (world.failing > 0 && url.pathname.startsWith('/api/')) {
      world.failing -= 1
      return route.fulfill({ status: 503 })
    }
    return route.continue()
  })
}

/** Holds a redemption for a moment: a second one in that time is a failure. */
async function redeem(world: World, route: import('playwright').Route): Promise<void> {
  world.redeemed += 1
  const own = Symbol('redemption')
  if (world.redeeming.size > 0) world.problems.push('two redemptions at the same time')
  if (world.redeemed > world.submits) world.problems.push('a redemption without a submit')
  world.redeeming.add(own)
  await new Promise((done) => setTimeout(done, 300))
  world.redeeming.delete(own)
  await route.continue().catch(() => undefined)
}

/** Prepares a page for a visit. */
export async function createWorld(page: Page, origin: string): Promise<World> {
  const world: World = {
    page,
    cdp: await page.context().newCDPSession(page),
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
    world.submits += 1
  })
  await page.addInitScript(() => {
    const count: unknown = Reflect.get(window, 'countSubmit')
    addEventListener('submit', () => typeof count === 'function' && count(), true)
  })
  watchConsole(world)
  await watchRequests(world)
  return world
}
