import { expect, test } from './fixtures.ts'
import { hydrated } from './hydrated.ts'

test('a new page begins at its top, with the focus on its heading and its name announced', async ({
  page,
}) => {
  await page.goto('/en/community/news')
  // A press before the app is there loads a document, which has no focus to move.
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Settings' })
  await hydrated(page)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await link.click()
  await expect(page).toHaveURL('/en/settings')
  const heading = page.getByRole('heading', { level: 1, name: 'Settings' })
  await expect(heading).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Settings' })).toHaveCount(1)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('the first stop of the keyboard is the way past the header', async ({ page }) => {
  await page.goto('/en/coupon')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('every screen of the menu is one press from the main page', async ({ page }) => {
  // The popups of the day were seen.
  await page.addInitScript(() => {
    for (const id of [31, 32, 33]) {
      window.localStorage.setItem(`NO_SHOW_TODAY_${id}`, String(Date.now() + 3_600_000))
    }
  })
  await page.goto('/en/')
  await page.locator('summary', { hasText: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link')).toHaveText([
    'Game',
    'News',
    'Events',
    'Rankings',
    'Developer log',
    'Media',
    'FAQ',
    'Coupon',
  ])
  await menu.getByRole('link', { name: 'Events' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
})

test('a step back closes the menu', async ({ page }) => {
  await page.goto('/en/settings')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Surveys' })
  await hydrated(page)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Surveys' })).toBeVisible()
  const menu = page.locator('header details')
  await page.locator('summary', { hasText: 'Menu' }).click()
  await expect(menu).toHaveAttribute('open')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(menu).not.toHaveAttribute('open')
})

test.describe('after a deploy', () => {
  test.use({
    expectedConsole: {
      lines: [/Failed to load resource/, /could not be started/, /was preloaded/],
    },
  })

  const gone = '**/assets/settings-*.js'

  test('a page whose code is gone is loaded anew at its address, once, and is readable', async ({
    page,
  }) => {
    await page.goto('/en/coupon')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Settings' })
    await hydrated(page)
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    await page.route(gone, (route) => route.fulfill({ status: 404 }))
    // Pointed at before it is pressed: what is fetched ahead and fails must not disarm the press.
    await Promise.all([page.waitForResponse(gone), link.hover()])
    expect(documents).toEqual([])
    await link.click()
    await expect(page.getByRole('alert')).toContainText("We couldn't load the rest of this page.")
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
    expect(documents).toEqual(['/en/settings'])
    await page.unroute(gone)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
