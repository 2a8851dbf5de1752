import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { langs } from '#i18n/lang.ts'
import { previewDist } from '#tools/test-build.ts'
import { expect, test } from '../fixtures.ts'

// A URL that the build does not know, such as that of a post that is newer, has a page before the app has started.

// Without the app, which may take seconds on a slow phone.
test.use({ javaScriptEnabled: false })

// Both boards are prerendered, and all other names below /ranking are redirects.
const isOfPosts = (pattern: string) => !pattern.endsWith('/ranking/[^/]+')
const param = /\/\[[^\]]+\][^/]*$/
const patterns: string[] = JSON.parse(
  readFileSync(join(previewDist, 'address-patterns.json'), 'utf8'),
)
const paths = patterns
  .filter((pattern) => param.test(pattern) && isOfPosts(pattern))
  .map((pattern) => pattern.replace(param, '/9999999999'))

for (const lang of langs) {
  test(`/${lang}: a page of every kind is readable before it has its content`, async ({ page }) => {
    expect(paths.length).toBeGreaterThan(8)
    const found: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}
    for (const path of paths) {
      const response = await page.goto(`/${lang}${path}`)
      const links = page.locator('header a:visible').filter({ hasText: /\S/ })
      found[path] = {
        status: response?.status(),
        heading: await page.locator('main h1').isVisible(),
        text: /\S/.test(await page.locator('main').innerText()),
        links: (await links.count()) > 0,
        footer: await page.locator('footer').isVisible(),
      }
      // A page in the app has neither header nor footer.
      const hasFrame = !path.startsWith('/link/')
      expected[path] = {
        status: 200,
        heading: true,
        text: true,
        links: hasFrame,
        footer: hasFrame,
      }
    }
    expect(found).toEqual(expected)
  })
}
