import { localeOf } from '../src/i18n/lang.ts'
import { site } from '../src/site.ts'
import { addresses, moved, scripts, unknown } from './addresses.ts'
import { expect, test } from './fixtures.ts'
import { visits } from './visits.ts'

const notFound = {
  kr: '페이지를 찾을 수 없습니다',
  en: 'Page not found',
  jp: 'ページが見つかりません',
}

for (const [lang, address] of visits(addresses)) {
  test(`/${lang}${address} has its heading, its title in the language and an empty console`, async ({
    page,
  }) => {
    const answer = await page.goto(`/${lang}${address}`)
    expect(answer?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('h1')).not.toBeEmpty()
    await expect(page.locator('html')).toHaveAttribute('lang', localeOf(lang))
    await page.waitForLoadState('networkidle')
    await expect(page.locator('title')).toHaveCount(1)
    const title = await page.title()
    expect(title).toContain(site.game[lang])
    // The page's own words: the name of the game is in the script of the language in any case.
    const own = title.replace(site.game[lang], '').replace(/ \| $/, '')
    if (own !== '') expect(own).toMatch(scripts[lang])
  })
}

test.describe('an address that the site does not have', () => {
  // Chromium itself reports the status of the document.
  test.use({ expectedConsole: { lines: [/status of 404/] } })

  for (const [lang, address] of visits(unknown)) {
    test(`/${lang}${address} is not found`, async ({ page }) => {
      const answer = await page.goto(`/${lang}${address}`)
      expect(answer?.status()).toBe(404)
      await expect(page.locator('h1')).toHaveText(notFound[lang])
      await expect(page).toHaveTitle(site.game[lang])
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await page.waitForLoadState('networkidle')
    })
  }
})

for (const [lang, address] of visits(Object.keys(moved))) {
  test(`/${lang}${address} leads on`, async ({ page }) => {
    await page.goto(`/${lang}${address}`)
    await expect(page).toHaveURL(`/${lang}${moved[address]}`)
    await expect(page.locator('h1')).not.toBeEmpty()
  })
}
