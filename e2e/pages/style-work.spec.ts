import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { hydrated } from '../hydrated.ts'

// Counted, not timed, so that a busy machine has the same numbers. The limits are for a phone with an empty cache that is
// asked for its consent.

interface TraceEvent {
  name: string
  ph: string
  args: { elementCount?: number }
}

/** Returns how many elements the browser computes the styles of while `act` runs, until it is idle. */
async function restyledDuring(page: Page, act: () => Promise<unknown>): Promise<number> {
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
  const updates = traceEvents.filter(({ name, ph }) => name === 'UpdateLayoutTree' && ph === 'X')
  expect(updates.length).toBeGreaterThan(0)
  return updates.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
}

/** Returns the nodes of all documents; an SVG image is one of its own. */
async function nodesOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  return (await session.send('Memory.getDOMCounters')).nodes
}

for (const { path, elements, nodes } of [
  { path: '/', elements: 3000, nodes: 2000 },
  { path: '/coupon', elements: 700, nodes: 900 },
  { path: '/community/news', elements: 900, nodes: 1000 },
  { path: '/community/event/544', elements: 900 },
  { path: '/community/faq', elements: 1300 },
]) {
  test(`/kr${path} restyles few elements while it loads`, async ({ page }) => {
    const restyled = await restyledDuring(page, async () => {
      await page.goto(`/kr${path}`)
      await hydrated(page)
    })
    expect.soft(restyled).toBeLessThanOrEqual(elements)
    if (nodes !== undefined) expect(await nodesOf(page)).toBeLessThanOrEqual(nodes)
  })
}

test('a page restyles few elements when the visitor goes on to the news', async ({ page }) => {
  await page.goto('/kr/coupon')
  await hydrated(page)
  const restyled = await restyledDuring(page, async () => {
    await page.locator('footer a[href="/kr/community/news"]').click()
    await expect(page).toHaveURL('/kr/community/news')
    await expect(page.locator('main li').first()).toBeVisible()
  })
  expect(restyled).toBeLessThanOrEqual(400)
})
