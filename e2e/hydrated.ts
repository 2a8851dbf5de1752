import { expect, type Page } from '@playwright/test'

/** Waits until the app has rendered the page: from then on it handles every click itself. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
}

/** Makes the first interaction of a visitor, and waits until the browser is idle afterwards. */
export async function interact(page: Page): Promise<void> {
  await hydrated(page)
  await page.keyboard.press('Shift')
  await page.evaluate(() => {
    const timeout = 3000
    return new Promise((done) => {
      requestIdleCallback(() => requestIdleCallback(done, { timeout }), { timeout })
    })
  })
}

/** Keeps the app from starting until the returned function is called. */
export async function holdApp(page: Page): Promise<() => void> {
  let release: (() => void) | undefined
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/start-*.js', async (route) => {
    await gate
    await route.continue()
  })
  return () => release?.()
}
