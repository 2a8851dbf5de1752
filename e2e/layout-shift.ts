import type { Page } from '@playwright/test'

/**
 * A sum below this counts as no shift: the parser may show half a line of the header for one frame, such as the
 * menu without its name (0.0006 at 390 px). A line that moves the content is more than ten times as much.
 */
export const noShift = 0.001

/** Sums up what moves by itself on every page that is opened from now on. @returns reads the sum of the page */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() =>
      Array.from<number>(Reflect.get(window, 'shifts')).reduce((sum, shift) => sum + shift, 0),
    )
}
