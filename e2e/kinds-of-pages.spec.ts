import { expect, test } from './fixtures.ts'
import { violationsOf } from './accessibility.ts'
import { hydrated } from './hydrated.ts'
import { kindsOfPages } from './kinds-of-pages.ts'
import { rejectCookies } from './reject-cookies.ts'
import { visitPage } from './visit-page.ts'

for (const { path, lang, scheme } of kindsOfPages) {
  test(`/${lang}${path} in ${scheme} starts, is titled, fits 320 px, does not shift and is accessible`, async ({
    page,
    baseURL,
  }) => visitPage(page, { lang, path, scheme, origin: `${baseURL}` }))
}

test('the popups have no accessibility violation', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await rejectCookies(page)
  await page.goto('/jp/')
  await hydrated(page)
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 100))
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 200 })
  }).toPass()
  expect(await violationsOf(page, 'dialog[open]')).toEqual([])
})
