import type { APIRequestContext, Page } from '@playwright/test'
import { langs, localeOf } from '#i18n/lang.ts'
import { pool } from '#tools/lib/pool.ts'
import { site } from '#site.ts'
import { sitePaths } from '#tools/lib/site-paths.ts'
import { expect, recordConsole, test } from '../../fixtures.ts'
import { assetLike, isCdn } from './host.ts'
import { hydrated } from '../../hydrated.ts'
import { everyNth, visits } from '../../visits.ts'

// The same tests run on the preview server and, if it is installed, on nginx; `npm run drills` adds Caddy
// and a server that reads only the files of a CDN. The default run opens one page, on nginx if there is one
// (playwright.config.ts).

/** Prerendered, served by the shell, and without a language. */
const opened = [...sitePaths, '/community/news/2000000000']

/** Expects the content, the styles and the scripts of a page. */
async function expectComplete(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).not.toBeEmpty()
  await hydrated(page)
  const rules = await page.evaluate(() =>
    Array.from(document.styleSheets, (sheet) => sheet.cssRules.length),
  )
  expect(rules.length).toBeGreaterThan(0)
  expect(Math.min(...rules)).toBeGreaterThan(0)
}

for (const [lang, path] of everyNth(visits(opened), 48)) {
  test(`/${lang}${path} stays whole when it is reloaded and opened in a second tab`, async ({
    page,
    context,
  }) => {
    test.slow()
    const url = `/${lang}${path}`
    expect((await page.goto(url))?.status()).toBe(200)
    await expectComplete(page)
    for (let turn = 0; turn < 2; turn += 1) {
      await page.reload()
      await expectComplete(page)
    }
    const tab = await context.newPage()
    const lines = recordConsole(tab)
    await tab.goto(url)
    await expectComplete(tab)
    expect(lines, 'console of the second tab').toEqual([])
  })
}

test('every URL of the sitemap is 200', async ({ request }) => {
  test.slow()
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) =>
    url.replace(/^https?:\/\/[^/]+/, ''),
  )
  expect(paths.length).toBeGreaterThan(400)
  const limited = pool(8)
  const failed = await Promise.all(
    paths.map((path) =>
      limited(async () => {
        const status = (await request.get(path, { maxRedirects: 0 })).status()
        return status === 200 ? [] : [`${status} ${path}`]
      }),
    ),
  )
  expect(failed.flat()).toEqual([])
})

/** Requests without following redirects. */
const get = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { maxRedirects: 0, headers })

for (const lang of langs) {
  test(`an unknown URL below /${lang}/ is the 404 page of the language`, async ({ request }) => {
    const own = isCdn() ? [] : ['/404', '/404.html']
    for (const path of ['/nope', '/a/b/c', ...own]) {
      const response = await get(request, `/${lang}${path}`)
      expect(response.status(), path).toBe(404)
      expect(await response.text(), path).toContain(`<html lang="${localeOf(lang)}"`)
      expect(response.headers()['content-security-policy'], path).toMatch(
        /script-src \S+\/assets\//,
      )
      if (!isCdn()) {
        expect(response.headers()['cache-control'], path).toBe('no-cache, no-transform')
      }
    }
  })

  test(`a page below /${lang}/ that is not prerendered has the language and no other page's title`, async ({
    request,
  }) => {
    const response = await get(request, `/${lang}/community/news/2000000000`)
    expect(response.status()).toBe(200)
    const html = await response.text()
    expect(html).toContain(`<html lang="${localeOf(lang)}"`)
    expect(html).toContain(`<title>${site.game[lang]}</title>`)
    expect(html).not.toContain('canonical')
    expect(html).not.toContain('og:url')
  })
}

test('an unknown URL without a language is the Korean 404 page', async ({ request }) => {
  const internal = isCdn() ? [] : ['/shell/kr.html']
  for (const path of ['/nope', '/fr/', '/_headers', ...internal]) {
    const response = await get(request, path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain('<html lang="ko"')
  }
})

test.describe('a twin redirects to its URL', () => {
  for (const [twin, url] of [
    ['/kr', '/kr/'],
    ['/kr/index.html', '/kr/'],
    ['/index.html', '/'],
    ['/en/coupon.html', '/en/coupon'],
    ['/en/coupon/?code=A', '/en/coupon?code=A'],
    ['/jp//coupon?next=//x', '/jp/coupon?next=//x'],
  ] as const) {
    test(twin, async ({ request }) => {
      test.skip(isCdn(), 'Each CDN has its own redirects.')
      const response = await get(request, twin)
      expect(response.status()).toBe(308)
      expect(response.headers().location).toBe(url)
    })
  }
})

test('a missing file is a short text that is not stored', async ({ request }) => {
  const own = ['/wp-login.php', '/kr/nope.PHP', '/en/ranking/level.x', '/.env', '/missing.txt']
  for (const path of ['/assets/index-00000000.js', ...(isCdn() ? [] : own)]) {
    const response = await get(request, path)
    expect(response.status(), path).toBe(404)
    expect(response.headers()['content-type'], path).toContain('text/plain')
    expect((await response.body()).length, path).toBeLessThan(100)
    if (!isCdn()) expect(response.headers()['cache-control'], path).toBe('no-store')
  }
})

test('a 304 keeps how long its file is stored', async ({ request }) => {
  const asset = assetLike(/react-.*\.js$/)
  for (const [path, caching] of [
    ['/kr/', isCdn() ? 'no-cache' : 'no-cache, no-transform'],
    [asset, 'public, max-age=31536000, immutable'],
  ] as const) {
    const { etag = '' } = (await get(request, path)).headers()
    const response = await get(request, path, { 'if-none-match': etag })
    expect(response.status(), path).toBe(304)
    expect(response.headers()['cache-control'], path).toBe(caching)
  }
})

test('the API, game data and the account site are the backend', async ({ request }) => {
  const footer = await request.post('/api/setting/footer')
  expect(await footer.json()).toMatchObject({ code: 200 })
  const seasons = await get(request, '/game-data/leaderboard/levels.json')
  expect(seasons.status()).toBe(200)
  expect(seasons.headers()['content-type']).toContain('json')
  expect(
    (await request.post('/mock-account/session', { data: {} })).headers()['content-type'],
  ).toContain('json')
})
