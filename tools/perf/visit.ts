import type { Browser, Page } from 'playwright'
import { slowestInteraction, type Interaction } from './inp.ts'
import { openCold } from './phone.ts'
import { steps, type Step } from './visit-steps.ts'

/** A scripted visit: menu, carousel, FAQ, next view, Back, leaderboard, consent, coupon. */
export interface Visit {
  /** The slowest interaction of the visit, and of each step, in ms. */
  inp: number
  steps: Record<string, number>
  /** From the tap on a link until the list behind it is painted. */
  nextView: number
  nextViewShift: number
  /** From `history.back()` until the main page is painted again. */
  back: number
}

/** The app has loaded what it loads by itself. */
const settleMs = 10_000
/** Event timing entries follow the paint. */
const entriesMs = 600

/** Returns the interactions since the last time, and forgets them. */
const takeInteractions = (page: Page): Promise<Interaction[]> =>
  page.evaluate(() => seen.interactions.splice(0))

/** Closes what opened over the page by itself, one after another. */
async function closePopups(page: Page) {
  const popup = page.locator('dialog[open]')
  while ((await popup.count()) > 0) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(1000)
  }
}

/** Resolves with the time of the frame after `selector` first matches, in ms of the page's clock. */
const paintedAt = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (awaited) =>
      new Promise<number>((resolve) => {
        const look = () =>
          document.querySelector(awaited)
            ? requestAnimationFrame(() => resolve(performance.now()))
            : requestAnimationFrame(look)
        look()
      }),
    selector,
  )

const newsRow = 'main table tbody tr'
const carousel = 'main button[aria-pressed]'

/** Taps the link to the news on the main page. */
async function measureNextView(page: Page) {
  const link = page.locator('main a[href$="/community/news"]').first()
  await link.scrollIntoViewIfNeeded()
  // The link may preload when it comes into view.
  await page.waitForTimeout(3000)
  await closePopups(page)
  await takeInteractions(page)
  const shiftBefore = await page.evaluate(() => seen.allShift)
  await page.evaluate(() => {
    addEventListener(
      'click',
      ({ timeStamp }) => Object.assign(globalThis, { tappedAt: timeStamp }),
      {
        capture: true,
        once: true,
      },
    )
  })
  const painted = paintedAt(page, newsRow)
  await link.tap()
  const at = await painted
  const tappedAt = await page.evaluate(() => Number(Reflect.get(globalThis, 'tappedAt')))
  await page.waitForTimeout(entriesMs)
  const shift = (await page.evaluate(() => seen.allShift)) - shiftBefore
  return { nextView: at - tappedAt, nextViewShift: shift }
}

async function measureBack(page: Page): Promise<number> {
  const begun = await page.evaluate(() => {
    const now = performance.now()
    history.back()
    return now
  })
  return (await paintedAt(page, carousel)) - begun
}

/** Visits the site from the main page on. Every step is a client-side one. */
export async function measureVisit(browser: Browser, url: string): Promise<Visit> {
  const { context, page } = await openCold(browser)
  await page.goto(url)
  await page.waitForTimeout(settleMs)
  const slowest: Record<string, number> = {}
  const all: Interaction[] = []
  const note = async (name: string) => {
    await page.waitForTimeout(entriesMs)
    const taken = await takeInteractions(page)
    all.push(...taken)
    slowest[name] = slowestInteraction(taken)
  }
  const run = async (list: readonly Step[]) => {
    for (const { name, act } of list) {
      await closePopups(page)
      await takeInteractions(page)
      try {
        await act(page)
      } catch (error) {
        throw new Error(`The step "${name}" of the visit failed at ${page.url()}`, { cause: error })
      }
      await note(name)
    }
  }
  await run(steps.main)
  await takeInteractions(page)
  const next = await measureNextView(page)
  await note('next view')
  const back = await measureBack(page)
  await page.waitForTimeout(entriesMs)
  await run(steps.beyond)
  await context.close()
  return { inp: slowestInteraction(all), steps: slowest, ...next, back }
}
