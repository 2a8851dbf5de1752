import type { Page } from '@playwright/test'
import { sitePaths } from '../tools/lib/site-paths.ts'
import { langs } from '../src/i18n/lang.ts'
import { expect, test } from './fixtures.ts'
import { recordForeign } from './foreign-requests.ts'
import { everyNth, visits } from './visits.ts'
import { hydrated } from './hydrated.ts'
import { unclip } from './unclip.ts'

const webviews = {
  'Android’s webview':
    'Mozilla/5.0 (Linux; Android 13; Pixel 7 Build/TQ3A.230901.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/119.0.0.0 Mobile Safari/537.36',
  'the webview of iOS':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
}

const langPrefixed = new RegExp(`^/(?:${langs.join('|')})(?=/)`)
const embedded = sitePaths.filter((path) => path.startsWith('/link/'))

/** Features that webviews lack; a new window would open behind the game. */
async function takeAway(page: Page) {
  await page.addInitScript(() => {
    for (const name of ['share', 'canShare', 'mediaSession', 'serviceWorker']) {
      Reflect.deleteProperty(Navigator.prototype, name)
    }
    window.open = () => {
      throw new Error('a new window')
    }
  })
}

/** The links of the page that leave `/link` although the target has a `/link` twin. */
async function strayLinks(page: Page): Promise<string[]> {
  const patterns: string[] = await (await page.request.get('/address-patterns.json')).json()
  const known = new RegExp(`^(?:${patterns.join('|')})$`)
  const paths = await page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ pathname }) => pathname))
  return paths.filter((path) => {
    const plain = path.replace(langPrefixed, '')
    return !plain.startsWith('/link/') && known.test(`/link${plain}`)
  })
}

for (const [n, [name, userAgent]] of Object.entries(webviews).entries()) {
  test.describe(name, () => {
    test.use({ userAgent })
    test.beforeEach(({ page }) => takeAway(page))

    // By default the pages take turns in the two.
    const shown = everyNth(visits(embedded), 9).filter(
      (_, page) => process.env.FULL_MATRIX || page % 2 === n,
    )
    for (const [lang, path] of shown) {
      test(`/${lang}${path} shows only the page and stays in /link`, async ({ page, baseURL }) => {
        const foreign = recordForeign(page, baseURL ?? '')
        const response = await page.goto(`/${lang}${path}`)
        expect(response?.status()).toBe(200)
        await expect(page.locator('h1')).not.toBeEmpty()
        await hydrated(page)
        await expect(page.getByRole('banner')).toHaveCount(0)
        await expect(page.getByRole('contentinfo')).toHaveCount(0)
        await expect(page.locator('[target], a[download], audio, dialog[open]')).toHaveCount(0)
        expect(await strayLinks(page)).toEqual([])
        expect(foreign).toEqual([])
        await unclip(page)
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(await overflow()).toBeLessThanOrEqual(0)
      })
    }
  })
}

test.describe('in the webview', () => {
  test.use({ userAgent: webviews['Android’s webview'] })
  test.beforeEach(({ page }) => takeAway(page))

  for (const [lang] of visits(['community/news'])) {
    test(`/${lang}: a tap on a notice and Back stay in /link`, async ({ page }) => {
      await page.goto(`/${lang}/link/community/news`)
      await page
        .getByRole('main')
        .getByRole('heading', { level: 2 })
        .first()
        .getByRole('link')
        .tap()
      await expect(page).toHaveURL(new RegExp(`/${lang}/link/community/news/\\d+$`))
      await expect(page.getByRole('article')).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(`/${lang}/link/community/news`)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    })
  }

  test.describe('a malformed URL', () => {
    test.use({ expectedConsole: { lines: [/status of 404/] } })

    test('is not found, without header and footer', async ({ page }) => {
      const response = await page.goto('/en/link/nope')
      expect(response?.status()).toBe(404)
      await hydrated(page)
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    })
  })
})
