import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { hydrated } from '../hydrated.ts'

// Counted, not timed, so that a busy machine has the same numbers. The limits are for a phone with an empty cache that
// is asked for its consent. `expect` is not used meanwhile: it takes a snapshot of the page, with the styles of all
// rows.

interface TraceEvent {
  name: string
  ph: string
  args: { elementCount?: number; beginData?: { dirtyObjects?: number } }
}

/**
 * Returns how many elements the browser computes the styles of while `act` runs, until it is idle, and how many boxes
 * it lays out.
 */
async function workDuring(page: Page, act: () => Promise<unknown>) {
  const browser = page.context().browser()
  if (browser === null) throw new Error('The page has no browser.')
  await browser.startTracing(page, { categories: ['blink', 'devtools.timeline'] })
  await act()
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestIdleCallback(() => requestIdleCallback(done, { timeout: 3000 }), { timeout: 3000 })
      }),
  )
  const trace = (await browser.stopTracing()).toString()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace)
  const argsOf = (event: string) =>
    traceEvents.filter(({ name, ph }) => name === event && ph === 'X').map(({ args }) => args)
  const updates = argsOf('UpdateLayoutTree')
  expect(updates.length).toBeGreaterThan(0)
  return {
    elements: updates.reduce((sum, { elementCount = 0 }) => sum + elementCount, 0),
    boxes: argsOf('Layout').reduce((sum, { beginData }) => sum + (beginData?.dirtyObjects ?? 0), 0),
  }
}

/** Returns the nodes of all documents; an SVG image is one of its own. Without garbage, which differs by the run. */
async function nodesOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Memory.getDOMCounters')).nodes
}

for (const { path, elements, boxes, nodes } of [
  { path: '/', elements: 3000, boxes: 1500, nodes: 2000 },
  { path: '/coupon', elements: 700, boxes: 500, nodes: 900 },
  { path: '/ranking/level', elements: 2000, nodes: 3600 },
  { path: '/community/news', elements: 900, boxes: 700, nodes: 1000 },
  { path: '/community/event/544', elements: 900 },
  { path: '/community/faq', elements: 1300 },
]) {
  test(`/kr${path} restyles few elements while it loads`, async ({ page }) => {
    const work = await workDuring(page, async () => {
      await page.goto(`/kr${path}`)
      await hydrated(page)
      // The page looks for stalled images after 2 s.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 2500)))
    })
    expect.soft(work.elements).toBeLessThanOrEqual(elements)
    if (boxes !== undefined) expect.soft(work.boxes).toBeLessThanOrEqual(boxes)
    if (nodes !== undefined) expect(await nodesOf(page)).toBeLessThanOrEqual(nodes)
  })
}

for (const { name, path, limit, act } of [
  {
    name: 'opens the menu',
    path: '/coupon',
    limit: 150,
    act: async (page: Page) => {
      await page.locator('header summary').last().click()
      await page.locator('[data-sheet] a[href*="/community/event/"]').waitFor()
    },
  },
  {
    name: 'goes on to the news',
    path: '/coupon',
    limit: 400,
    act: async (page: Page) => {
      await page.locator('footer a[href="/kr/community/news"]').click()
      await page.waitForURL('/kr/community/news')
      await page.locator('main li').first().waitFor()
    },
  },
  {
    name: 'opens a player',
    path: '/ranking/level',
    limit: 1500,
    act: async (page: Page) => {
      await page.locator('main a[href*="player="]').first().click()
      await page.locator('dialog[open] h2').waitFor()
    },
  },
]) {
  test(`a page restyles few elements when the visitor ${name}`, async ({ page }) => {
    await page.goto(`/kr${path}`)
    await hydrated(page)
    const { elements } = await workDuring(page, () => act(page))
    expect(elements).toBeLessThanOrEqual(limit)
  })
}
