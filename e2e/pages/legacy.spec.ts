import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { everyNth, visits } from '../visits.ts'

const notices = {
  kr: { title: '지원이 종료된 브라우저입니다', day: '2022년 6월 15일' },
  en: { title: 'This browser is no longer supported', day: 'June 15, 2022' },
  jp: { title: 'お使いのブラウザはサポート対象外です', day: '2022年6月15日' },
}

const browsers = ['Chrome', 'Edge', 'Whale', 'Firefox', 'Opera']

async function expectNotice(page: Page, lang: keyof typeof notices) {
  const { title, day } = notices[lang]
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  await expect(dialog).toBeFocused()
  await expect(dialog).toContainText(day)
  await expect(page).toHaveTitle(title)
  const links = dialog.getByRole('list').getByRole('link')
  await expect(links).toHaveText(browsers)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//)
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
}

/** Makes the browser read pages as one that knows no modules: these do not run, `nomodule` does. */
async function forgetModules(page: Page) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const original = await route.fetch()
    const html = (await original.text())
      .replaceAll('type="module"', 'type="unknown"')
      .replaceAll('<script nomodule', '<script')
      // Nor would it understand the redirect script.
      .replace(/<script>[\s\S]*?<\/script>/, '')
    return route.fulfill({ response: original, body: html })
  })
}

for (const [lang] of visits(['notice'])) {
  test(`/${lang}: a browser without modules shows a notice in place of the page`, async ({
    page,
  }) => {
    await forgetModules(page)
    await page.goto(`/${lang}/coupon`)
    await expectNotice(page, lang)
    await expect(page.locator('#root')).toBeHidden()
    await expect(page).toHaveURL(`/${lang}/coupon`)
  })
}

const old = {
  EdgeHTML:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763',
  Trident: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  MSIE: 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
}

for (const [lang, [name, userAgent]] of everyNth(visits(Object.entries(old)), 3)) {
  test.describe(name, () => {
    test.use({ userAgent })

    test(`/${lang}/ redirects to the notice`, async ({ page }) => {
      await page.goto(`/${lang}/`)
      await expect(page).toHaveURL(`/legacy.html?${lang}`)
      await expectNotice(page, lang)
    })
  })
}

test('an engine below the browser floor shows the notice, which links the other languages', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'))
  await page.goto('/en/ranking?club=1')
  await expect(page).toHaveURL('/legacy.html?en')
  await expectNotice(page, 'en')
  await page.getByRole('link', { name: '日本語' }).click()
  await expectNotice(page, 'jp')
})

test('a supported browser does not show the notice', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/kr/policy/terms')
  await page.waitForLoadState()
  expect(requested.filter((path) => path.includes('legacy'))).toEqual([])
})
