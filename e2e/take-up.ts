import type { Page } from '@playwright/test'
import { takenOver } from './taken-over.ts'

/** Gives the page a visitor's first sign, and waits until it has begun what it keeps for that. */
export async function takeUp(page: Page): Promise<void> {
  await takenOver(page.locator('main'))
  await page.keyboard.press('Shift')
  // What waits for the sign begins when the browser is idle; what is asked for later is answered later.
  // A browser that draws nothing may never say that it is idle: the page does not wait for longer, either.
  await page.evaluate(() => {
    const timeout = 3000
    return new Promise((done) =>
      requestIdleCallback(() => requestIdleCallback(done, { timeout }), { timeout }),
    )
  })
  await page.waitForLoadState('networkidle')
}
