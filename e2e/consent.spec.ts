import { langs } from '../src/i18n/lang.ts'
import { expect, test } from './fixtures.ts'
import { recordForeign } from './foreign-requests.ts'
import { watchShifts } from './layout-shift.ts'
import { hydrated } from './hydrated.ts'
import { everyNth, fullOnly } from './visits.ts'

const choices = {
  kr: ['모두 허용', '모두 거부'],
  en: ['Accept all', 'Reject all'],
  jp: ['すべて許可', 'すべて拒否'],
} as const

for (const [n, lang] of everyNth(langs, 3).entries()) {
  // One of the choices in turn, both in the full run.
  for (const choice of choices[lang].filter((_, at) => process.env.FULL_MATRIX || at === n % 2)) {
    // No tracker is set in `src/site.ts`, so the ones that are allowed are none.
    test(`after "${choice}" the pages of ${lang} request only the configured hosts: none`, async ({
      page,
      baseURL,
    }) => {
      const foreign = recordForeign(page, baseURL ?? '')
      await page.goto(`/${lang}/coupon`)
      await hydrated(page)
      await page.getByRole('button', { name: choice }).click()
      await expect(page.locator('html')).not.toHaveAttribute('data-consent', 'ask')
      for (const path of everyNth(
        ['/', '/coupon', '/policy/cookies', '/events/2nd_anniversary'],
        3,
      )) {
        await page.goto(`/${lang}${path}`)
        await hydrated(page)
        await expect(page.getByRole('button', { name: choice })).toHaveCount(0)
      }
      expect(foreign).toEqual([])
    })
  }
}

test('the consent banner is at the bottom of the window and causes no layout shift', async ({
  page,
}) => {
  const shiftOf = await watchShifts(page)
  for (const path of ['/en/coupon', '/en/community/news', '/en/policy/terms']) {
    await page.goto(path)
    const accept = page.getByRole('button', { name: 'Accept all' })
    await expect(accept).toBeVisible()
    await hydrated(page)
    await expect(accept).toBeInViewport({ ratio: 1 })
    await expect(page.locator('h1')).toBeInViewport({ ratio: 1 })
    const position = await accept.evaluate((button) => {
      const banner = button.closest('section')
      return banner && getComputedStyle(banner).position
    })
    // At the end of the page it is below the footer, and covers nothing.
    expect(position).toBe('sticky')
    expect(await shiftOf(), path).toBeLessThan(0.01)
  }
})

test('the page stays where it is while the consent banner is focused and answered', async ({
  page,
}) => {
  await page.goto('/en/ranking/level')
  await hydrated(page)
  const banner = page.getByRole('region', { name: 'Cookies' })
  const buttons = await banner.getByRole('button').all()
  expect(buttons.length).toBeGreaterThan(1)
  for (const button of buttons) {
    await button.focus()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  await buttons[0]?.click()
  await expect(page.locator('h1')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
})

test('withdraws consent through the footer of every page', fullOnly, async ({ page }) => {
  await page.goto('/en/coupon')
  await hydrated(page)
  await page.getByRole('button', { name: 'Accept all' }).click()
  const opener = page.getByRole('button', { name: 'Cookie settings' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Cookie settings' })
  await expect(dialog.getByRole('checkbox', { name: /^Advertising/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.click()
  await dialog.getByRole('button', { name: 'Reject all' }).click()
  await expect(opener).toBeFocused()
  expect(await page.evaluate(() => window.localStorage.getItem('consentCookie'))).toBe(
    '{"analytical":false,"advertising":false}',
  )
})

test('a choice in one tab applies to the other', fullOnly, async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()]
  await one.goto('/en/coupon')
  await other.goto('/en/settings')
  await expect(other.getByRole('button', { name: 'Reject all' })).toBeVisible()
  await one.getByRole('button', { name: 'Reject all' }).click()
  await expect(other.getByRole('button', { name: 'Reject all' })).toHaveCount(0)
})
