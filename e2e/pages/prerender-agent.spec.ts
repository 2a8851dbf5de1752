import { expect, test } from '../fixtures.ts'
import { interact } from '../hydrated.ts'
import { everyNth, fullOnly } from '../visits.ts'

const agents = ['ReactSnap', 'Mozilla/5.0 Chrome/120 Mobile Prerender']

for (const userAgent of everyNth(agents, 2)) {
  test.describe(userAgent, () => {
    test.use({ userAgent, locale: 'ja-JP' })

    test('gets the Korean page without a prefix, a consent banner or a language hint', async ({
      page,
    }) => {
      const calls: string[] = []
      page.on('request', (request) => calls.push(new URL(request.url()).pathname))
      await page.goto('/')
      await expect(page).toHaveURL('/kr/')
      await interact(page)
      await expect(page.locator('html')).not.toHaveAttribute('data-consent', 'ask')
      await expect(page.locator('dialog, audio')).toHaveCount(0)
      await expect(page.getByRole('button', { name: '모두 허용' })).toHaveCount(0)
      expect(calls.filter((path) => /^\/api\/.*popup|bgm|\.mp3/.test(path))).toEqual([])
      await page.goto('/en/coupon')
      await expect(page).toHaveURL('/en/coupon')
    })

    test.describe('a malformed URL', () => {
      test.use({ expectedConsole: { lines: [/status of 404/] } })

      test('is not prerendered', fullOnly, async ({ page }) => {
        await page.goto('/kr/nope')
        await expect(page.locator('h1')).toHaveCount(0)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      })
    })
  })
}
