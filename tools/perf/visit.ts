import type { Locator, Page } from 'playwright'
import { menuButton, menuPanel, type OpenCold } from './phone.ts'

/** The app has loaded what it loads by itself. */
const settleMs = 10_000
/** Event Timing entries follow the paint. */
const entriesMs = 600
/** Time between two keys of a visitor who types on a phone. */
const delay = 120
/** The time that a finger stays on the screen. */
const touchMs = 80

const couponForm = 'main form:has(input[name="coupon"])'

/**
 * Taps the center of an element, and waits. `Locator.tap` and what waits for an effect run scripts in the page while it
 * responds, which would be measured, too.
 * @throws if the element has no box
 */
async function tap(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  const page = element.page()
  const box = await element.boundingBox()
  if (box === null) throw new Error('The element to tap has no box.')
  // Until the effects of scrolling are painted.
  await page.waitForTimeout(100)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(touchMs)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForTimeout(entriesMs)
}

/** Follows a link of the menu. */
async function follow(page: Page, path: string): Promise<void> {
  await tap(page.locator(menuButton))
  await tap(page.locator(`${menuPanel} a[href$="${path}"]`))
  await page.waitForURL(`**${path}*`)
}

/** Resolves with the time of the frame after `selector` first matches, in ms of the page's clock. */
async function paintedAt(page: Page, selector: string): Promise<number> {
  const handle = await page.waitForFunction(
    (awaited) =>
      document.querySelector(awaited) &&
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => resolve(performance.now()))
      }),
    selector,
    { polling: 'raf' },
  )
  return Number(await handle.jsonValue())
}

/** The island of the hero has a link that a phone does not show. */
const newsLink = (page: Page) =>
  page.locator('main a[href$="/community/news"]').locator('visible=true').first()

/** Measures from the tap on the link to the news until the list is painted. */
async function measureNextView(page: Page) {
  const link = newsLink(page)
  const shiftBefore = await page.evaluate(() => {
    addEventListener(
      'click',
      ({ timeStamp }) => Object.assign(globalThis, { tappedAt: timeStamp }),
      { capture: true, once: true },
    )
    return seen.allShift
  })
  const [painted] = await Promise.all([paintedAt(page, 'main ol[reversed] > li'), tap(link)])
  const nextView =
    painted - (await page.evaluate(() => Number(Reflect.get(globalThis, 'tappedAt'))))
  return { nextView, nextShift: (await page.evaluate(() => seen.allShift)) - shiftBefore }
}

/** The most popups that the main page shows in a visit. */
const mostPopups = 5

/** Closes what opened over the page by itself, one after another. @throws if a dialog stays open */
async function closePopups(page: Page) {
  const popup = page.locator('dialog[open]')
  for (let left = mostPopups; (await popup.count()) > 0; left -= 1) {
    if (left === 0) throw new Error(`Escape does not close ${await popup.first().innerText()}`)
    await page.keyboard.press('Escape')
    await page.waitForTimeout(1000)
  }
}

type Step = (page: Page) => Promise<unknown>

const onMain: Record<string, Step> = {
  menu: async (page) => {
    await tap(page.locator(menuButton))
    await page.locator(menuPanel).waitFor()
    await tap(page.locator(menuButton))
  },
  consent: async (page) => {
    await tap(page.locator('section:has(~ main) button').nth(1))
    await page.locator(':root:not([data-consent="ask"])').waitFor()
  },
  carousel: async (page) => {
    const next = page.locator('main li:has(> [aria-current="true"]) + li button')
    await tap(next)
    await page.waitForTimeout(1000)
    await tap(next)
  },
  FAQ: async (page) => {
    await tap(page.locator('main details summary').first())
    await page.locator('main details[open]').waitFor()
  },
  popups: async (page) => {
    await newsLink(page).scrollIntoViewIfNeeded()
    // The popups open after the first scroll, and the link may preload when it comes into view.
    await page.waitForTimeout(3000)
    await closePopups(page)
  },
}

const onOthers: Record<string, Step> = {
  ranking: async (page) => {
    await follow(page, '/ranking')
    await page.locator('main tbody tr').first().waitFor()
  },
  sort: async (page) => {
    const heading = 'main thead th[data-column="trophies"]'
    await tap(page.locator(`${heading} :is(a, button)`))
    await page.locator(`${heading}:not([aria-sort="none"])`).waitFor()
  },
  filter: async (page) => {
    const field = page.locator('main input[name="name"]')
    await tap(field)
    await field.pressSequentially('co', { delay })
    await page.waitForURL(/name=co/)
    await field.press('Backspace')
    await field.press('Backspace')
    await page.waitForURL(/^(?!.*name=)/)
  },
  'player dialog': async (page) => {
    await tap(page.locator('main tbody th a').first())
    await page.locator('dialog[open]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
  },
  coupon: async (page) => {
    await follow(page, '/coupon')
    for (const [name, text] of Object.entries({ uid: '1000100001', coupon: 'LUMIWELCOME01' })) {
      const field = page.locator(`${couponForm} input[name="${name}"]`)
      await tap(field)
      await field.pressSequentially(text, { delay })
    }
    await tap(page.locator(`${couponForm} [type="submit"]`))
    await page.locator(couponForm).getByRole('status').filter({ hasText: /\S/ }).waitFor()
  },
}

/** The slowest interaction of each step, the time of the next view and its layout shift. */
export interface Visit {
  steps: Record<string, number>
  nextView: number
  nextShift: number
}

/** Visits the site from the main page on: menu, consent, carousel, FAQ, popups, news, Back, ranking, coupon. */
export async function measureVisit(openCold: OpenCold, url: string): Promise<Visit> {
  const page = await openCold()
  await page.goto(url)
  await page.waitForTimeout(settleMs)
  const visit: Visit = { steps: {}, nextView: Number.NaN, nextShift: Number.NaN }
  const steps: Record<string, Step> = {
    ...onMain,
    'next view': async () => Object.assign(visit, await measureNextView(page)),
    Back: () => page.goBack(),
    ...onOthers,
  }
  for (const [name, act] of Object.entries(steps)) {
    await closePopups(page)
    await page.evaluate(() => {
      seen.slowest = 0
    })
    await act(page).catch((cause: unknown) => {
      throw new Error(`The step "${name}" of the visit failed at ${page.url()}`, { cause })
    })
    await page.waitForTimeout(entriesMs)
    visit.steps[name] = await page.evaluate(() => seen.slowest)
  }
  await page.context().close()
  return visit
}
