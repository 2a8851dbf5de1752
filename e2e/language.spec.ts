import { expect, test } from './fixtures.ts'
import { hydrated } from './hydrated.ts'
import { everyNth, fullOnly } from './visits.ts'
import { rejectCookies } from './reject-cookies.ts'

test('a URL without a prefix redirects to the browser’s language', async ({ browser }) => {
  const locales = [
    ['ja-JP', 'jp'],
    ['en-GB', 'en'],
    ['ko-KR', 'kr'],
    ['fr-FR', 'kr'],
  ] as const
  for (const [locale, lang] of everyNth(locales, 4)) {
    const context = await browser.newContext({ locale })
    const page = await context.newPage()
    await page.goto('/community/news?page=2&utm_source=card#list')
    await expect(page).toHaveURL(`/${lang}/community/news?page=2&utm_source=card#list`)
    await context.close()
  }
})

test('the next visit without a prefix has the language visited last', async ({ page }) => {
  await page.goto('/jp/coupon')
  await expect(page.locator('h1')).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('language'))).toBe('jp')
  await page.goto('/')
  await expect(page).toHaveURL('/jp/')
})

test('the language switcher links to the same page and keeps its search params', async ({
  page,
}) => {
  await page.goto('/kr/community/news?page=2')
  // A phone has the languages in its menu.
  await page.locator('header details:has([data-sheet]) > summary').click()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/community/news?page=2')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a browser that prefers another language shows one hint and does not redirect', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'ja-JP' })
  const page = await context.newPage()
  await rejectCookies(page)
  await page.goto('/en/coupon')
  const hint = page.getByRole('link', { name: 'このページを日本語で見る' })
  await expect(hint).toHaveAttribute('href', '/jp/coupon')
  await page.reload()
  await hydrated(page)
  await expect(hint).toHaveCount(0)
  await context.close()
})

test.describe('malformed URLs are replaced', () => {
  const malformed = [
    ['/en/coupon/?code=LUMIWELCOME01', '/en/coupon?code=LUMIWELCOME01'],
    ['/kr', '/kr/'],
    ['/jp/community/news?page=abc&utm_source=card', '/jp/community/news?utm_source=card'],
    ["/kr/community/news?keyword='", '/kr/community/news'],
  ] as const
  for (const [given, corrected] of everyNth(malformed, 4)) {
    test(`${given} becomes ${corrected}`, async ({ page, baseURL }) => {
      // Also on a host that does not redirect (e2e/drills/hosts tests those that do).
      const own = new URL(corrected, baseURL).href
      await page.route(`${baseURL}${given}`, async (route) =>
        route.fulfill({ response: await route.fetch({ url: own }) }),
      )
      await page.goto(given)
      await expect(page).toHaveURL(corrected)
      expect(await page.evaluate(() => window.history.length)).toBe(2)
    })
  }
})

test.describe('when the catalog cannot be loaded', () => {
  test.use({
    expectedConsole: {
      lines: [/Failed to load resource/, /could not be started/, /was preloaded/],
    },
  })

  test(
    'five retries are followed by a notice, and Retry loads the page',
    fullOnly,
    async ({ page }) => {
      let reads = 0
      await page.route('**/assets/en-*.json', (route) => {
        reads += 1
        return route.abort()
      })
      await page.clock.install()
      await page.goto('/en/coupon')
      for (const wait of [350, 700, 1400, 2800, 5600]) {
        await expect.poll(() => page.evaluate(() => true)).toBe(true)
        await page.clock.runFor(wait)
      }
      const failure = page.getByRole('alert').filter({ hasText: "couldn't load" })
      await expect(async () => {
        await page.clock.runFor(1000)
        await expect(failure).toBeVisible({ timeout: 500 })
      }).toPass()
      // A browser may join what it fetches ahead and the first try.
      expect([6, 7]).toContain(reads)
      // The prerendered page stays readable meanwhile.
      await expect(page.locator('h1')).toHaveText('Coupon')
      await page.unroute('**/assets/en-*.json')
      await failure.getByRole('button', { name: 'Retry' }).click()
      await expect(failure).toHaveCount(0)
      await expect(page.getByRole('textbox').first()).toBeVisible()
    },
  )
})
