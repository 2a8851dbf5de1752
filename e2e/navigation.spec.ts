import { expect, test } from './fixtures.ts'
import { hydrated } from './hydrated.ts'
import { fullOnly } from './visits.ts'

test('a new page is at its top, focuses its heading and announces its title', async ({ page }) => {
  await page.goto('/en/community/news')
  // A click before hydration loads a document, which does not move the focus.
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

test('a step back does not move the page that it leaves, and a reload keeps the position without an open dialog', async ({
  page,
}) => {
  await page.goto('/en/settings')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Surveys' })
  await hydrated(page)
  await page.evaluate(() => window.scrollTo(0, 400))
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Surveys' })).toBeFocused()
  await page.evaluate(() => {
    const positions: number[] = []
    window.addEventListener('scroll', () => positions.push(window.scrollY))
    Object.assign(window, { positions })
  })
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  expect(await page.evaluate(() => Reflect.get(window, 'positions'))).toEqual([])

  await page.evaluate(() => window.scrollTo(0, 300))
  const dialogOfEntry = () => page.evaluate(() => window.history.state.dialog)
  const opener = page.getByRole('main').getByRole('button', { name: 'Cookie settings' })
  await opener.evaluate((button) => button.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await expect.poll(dialogOfEntry).toBeTruthy()
  await page.reload()
  await expect.poll(dialogOfEntry).toBeUndefined()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
})

test('the first Tab stop is the skip link', async ({ page }) => {
  await page.goto('/en/coupon')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('every screen of the menu is one click from the main page', async ({ page }) => {
  // The popups of the day were seen.
  await page.addInitScript(() => {
    for (const id of [31, 32, 33]) {
      window.localStorage.setItem(`NO_SHOW_TODAY_${id}`, String(Date.now() + 3_600_000))
    }
  })
  await page.goto('/en/')
  await page.locator('summary', { hasText: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  // A wide window has the same pages in its row and under "More".
  const wide = page
    .getByRole('navigation', { name: /^(?:Main menu|More links)$/, includeHidden: true })
    .filter({ visible: false })
    .getByRole('link', { includeHidden: true })
  await expect(menu.getByRole('link')).toHaveText(await wide.allTextContents())
  await menu.getByRole('link', { name: 'Events' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
})

test('a step back closes the menu', fullOnly, async ({ page }) => {
  await page.goto('/en/settings')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Surveys' })
  await hydrated(page)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Surveys' })).toBeVisible()
  const menu = page.locator('header details').filter({ hasText: 'Menu' })
  await page.locator('summary', { hasText: 'Menu' }).click()
  await expect(menu).toHaveAttribute('open')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(menu).not.toHaveAttribute('open')
})
