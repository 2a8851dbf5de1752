import type { Page } from '@playwright/test'
import { takenOver } from './taken-over.ts'

/** Gives the page a visitor's first sign, and waits until it has begun what it keeps for that. */
export async function takeUp(page: Page): Promise<void> {
  await takenOver(page.locator('main'))
  await page.keyboard.press('Shift')
  // What waits for the sign begins when the browser is idle; what is asked for later is answered later.
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
  )
  await page.waitForLoadState('networkidle')
}
