import type { Page } from '@playwright/test'

/** Waits until the browser has shown the page as it is. */
export const afterPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
      }),
  )

/** Holds the app back until the page is painted: a fast network would hydrate it before, which hides every shift. */
export async function holdApp(page: Page) {
  await page.route('**/assets/start-*.js', async (route) => {
    await page.locator('main h1').waitFor()
    await afterPaint(page)
    await route.continue()
  })
}
