import { expect, test } from '../fixtures.ts'
import { permittedStyles } from '../page-policy.ts'

test.describe('inline styles', () => {
  test.use({ expectedConsole: { lines: [/inline style/, /status of 404/] } })

  for (const [path, permitted] of [
    ['/kr/', ['own']],
    // A shell, a page that is not found, and the page of old browsers.
    ['/en/community/news/2000000000', ['own']],
    ['/jp/nope', ['own']],
    ['/legacy.html', []],
  ] as const) {
    test(`${path} refuses those that it does not contain`, async ({ page }) => {
      await page.goto(path)
      expect(await page.evaluate(permittedStyles)).toEqual(permitted)
    })
  }

  test('the header alone permits all, since it is the same for all pages', async ({ page }) => {
    await page.route('/kr/coupon', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replace(/<meta http-equiv=[^>]*>/, '') })
    })
    await page.goto('/kr/coupon')
    expect(await page.evaluate(permittedStyles)).toEqual(['own', 'other', 'attribute'])
  })
})
