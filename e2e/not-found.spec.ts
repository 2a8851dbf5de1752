import { langs } from '../src/i18n/lang.ts'
import { site } from '../src/site.ts'
import { expect, test } from './fixtures.ts'
import { hydrated } from './hydrated.ts'
import { moved, unknown } from './paths.ts'
import { everyNth, visits } from './visits.ts'

const notFound = {
  kr: '페이지를 찾을 수 없어요',
  en: 'Page not found',
  jp: 'ページが\u200B見つかりません',
}

test.describe('a path that does not exist', () => {
  // Chromium itself reports the status of the document.
  test.use({ expectedConsole: { lines: [/status of 404/] } })

  for (const lang of everyNth(langs, 3)) {
    test(`below /${lang} is not found`, async ({ page, request }) => {
      for (const path of unknown) {
        const response = await request.get(`/${lang}${path}`)
        expect(response.status(), path).toBe(404)
        expect(await response.text(), path).toContain(`>${notFound[lang]}</h1>`)
      }
      await page.goto(`/${lang}/nope`)
      await hydrated(page)
      await expect(page.locator('h1')).toHaveText(notFound[lang])
      await expect(page).toHaveTitle(site.game[lang])
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    })
  }
})

for (const [lang, path] of everyNth(visits(Object.keys(moved)), 3)) {
  test(`/${lang}${path} redirects`, async ({ page }) => {
    await page.goto(`/${lang}${path}`)
    await expect(page).toHaveURL(`/${lang}${moved[path]}`)
    await expect(page.locator('h1')).not.toBeEmpty()
  })
}
