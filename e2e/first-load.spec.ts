import { devices } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { hydrated } from './hydrated.ts'
import { rejectCookies } from './reject-cookies.ts'
import { fullOnly, visits } from './visits.ts'

/** The popups of the day were seen. */
const seen = () => {
  for (const id of [31, 32, 33]) {
    window.localStorage.setItem(`NO_SHOW_TODAY_${id}`, String(Date.now() + 90_000_000))
  }
}

for (const [width, height] of [
  [360, 640],
  [1440, 900],
] as const) {
  test(`a first visit in ${width} × ${height} has the members above the cookies and the dots`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/jp/')
    await hydrated(page)
    const highlights = page.locator('main').getByRole('region').first()
    const feet = () =>
      highlights
        .locator('img[src*="band"]')
        .evaluateAll((members) =>
          Math.max(...members.map((member) => member.getBoundingClientRect().bottom)),
        )
    const dot = await highlights.locator('[aria-current]').boundingBox()
    const cookies = await page.getByRole('button', { name: 'すべて許可' }).boundingBox()
    // Between the name and the dots.
    const name = await page.locator('main h1').boundingBox()
    const members = highlights.locator('img[src*="band"]')
    await expect(members.first()).toBeVisible()
    await expect
      .poll(async () => (await members.first().boundingBox())?.y)
      .toBeGreaterThan((name?.y ?? 0) + (name?.height ?? 0))
    // The dot is in the middle of its target. The members arrive from below.
    await expect.poll(feet).toBeLessThan((dot?.y ?? 0) + (dot?.height ?? 0) / 2)
    await expect.poll(feet).toBeLessThan(cookies?.y ?? 0)
  })
}

test.describe('a first visit on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, userAgent: devices['Pixel 7'].userAgent })

  for (const [lang] of visits(['/'])) {
    test(`shows the artwork, the name and a store in ${lang}`, async ({ page }) => {
      await page.goto(`/${lang}/`)
      // The consent banner is below them.
      await expect(page.locator(':root[data-consent="ask"]')).toHaveCount(1)
      const main = page.locator('main')
      const art = main.locator('picture img[fetchpriority=high]')
      await expect(art).toBeInViewport({ ratio: 0.7 })
      await expect(main.locator('h1')).toBeInViewport({ ratio: 1 })
      await expect(main.getByRole('link', { name: /Android|Google Play/ }).first()).toBeInViewport({
        ratio: 1,
      })
    })

    test(`reaches both stores without closing anything, in ${lang}`, async ({ page }) => {
      await page.goto(`/${lang}/`)
      await hydrated(page)
      // A popup would open with the first scroll if consent were given.
      await page.mouse.wheel(0, 20)
      for (const name of [/Android|Google Play/, /iOS|iPhone|App Store/]) {
        await page.locator('main').getByRole('link', { name }).first().click({ trial: true })
      }
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }
})

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 780, height: 360 }, userAgent: devices['Pixel 7'].userAgent })

  for (const [lang] of visits(['/'])) {
    test(`has the name and both stores next to the members in ${lang}`, async ({ page }) => {
      await rejectCookies(page)
      await page.goto(`/${lang}/`)
      await hydrated(page)
      const main = page.locator('main')
      await expect(main.locator('h1')).toBeInViewport({ ratio: 1 })
      const members = await main.locator('[data-moves] > div img').first().boundingBox()
      for (const name of [/Android|Google Play/, /iOS|iPhone|App Store/]) {
        const store = main.getByRole('link', { name }).first()
        await expect(store).toBeInViewport({ ratio: 1 })
        const box = await store.boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(members?.x ?? 0)
      }
    })
  }
})

test('the next list is preloaded once its link is in view', fullOnly, async ({ page }) => {
  await page.addInitScript(seen)
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.goto('/kr/')
  await hydrated(page)
  expect(calls).not.toContain('/api/community/notice')
  await page.locator('main a[href$="/community/news"]').first().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 20)
  await expect.poll(() => calls).toContain('/api/community/notice')
})

test('a page that is scrolled before the app starts keeps its position', async ({ page }) => {
  await page.addInitScript(seen)
  let release: (() => void) | undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/start-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/en/')
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  release?.()
  await hydrated(page)
  const top = () => page.evaluate(() => window.scrollY)
  expect(await top()).toBe(900)
  // Only a navigation begins at the top.
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/en/community/faq')
  await expect.poll(top).toBe(0)
})

test('a URL without a language gets one before the app starts', fullOnly, async ({ page }) => {
  await page.goto('/coupon')
  await expect(page).toHaveURL('/kr/coupon')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const kept = () => page.evaluate(() => window.localStorage.getItem('language'))
  await expect.poll(kept).toBe('kr')
})

test.describe('on a computer', () => {
  test.use({
    viewport: { width: 1280, height: 800 },
    userAgent: 'Mozilla/5.0 (X11; Linux) Chrome/120',
  })

  test('the stores have a QR code that a phone can read', fullOnly, async ({ page }) => {
    await page.addInitScript(seen)
    await page.goto('/en/')
    const codes = page.getByRole('list', { name: 'Scan with your phone' })
    await expect(codes.getByRole('img')).toHaveCount(2)
  })
})

test('advances the key visuals until they are touched or paused', fullOnly, async ({ page }) => {
  await page.addInitScript(seen)
  await page.goto('/en/')
  const visuals = page.getByRole('region', { name: 'Highlights' })
  const turn = visuals.getByRole('button', { name: 'Play slides automatically' })
  await expect(turn).toHaveAttribute('aria-pressed', 'true')
  await turn.click()
  await expect(turn).toHaveAttribute('aria-pressed', 'false')
  await turn.click()
  const second = visuals.getByRole('button', { name: /^Picture 2 of/ })
  await second.click()
  await expect(turn).toHaveAttribute('aria-pressed', 'false')
  await expect(second).toHaveAttribute('aria-current', 'true')
})

test.describe('when scripts fail to load', () => {
  test.use({ expectedConsole: { lines: [/Failed to load resource/, /could not be started/] } })

  test('the page stays readable, shows a notice, and Retry loads the rest', async ({ page }) => {
    await page.route('**/assets/react-*.js', (route) => route.abort())
    await page.goto('/jp/community/faq')
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('ページを最後まで読み込めませんでした。')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unroute('**/assets/react-*.js')
    await notice.getByRole('button', { name: 'もう一度試す' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    // Retry asks for the host before it reloads.
    await hydrated(page)
    await page.getByRole('searchbox').fill('zzzz')
    await expect(page.getByText('検索結果がありません')).toBeVisible()
  })
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  for (const [lang] of visits(['/'])) {
    test(`/${lang}/ is readable, and its menu and links work`, async ({ page }) => {
      await page.goto(`/${lang}/`)
      const menu = page.locator('header details').last()
      await menu.locator('summary').click()
      await menu.getByRole('link').first().click()
      await expect(page).toHaveURL(`/${lang}/game`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto(`/${lang}/`)
      await page.locator('main details summary').first().click()
      await expect(page.locator('main details[open] p').first()).toBeVisible()
    })
  }
})

test('pages have the policy, and a missing file is never cached', async ({ request }) => {
  const page = await request.get('/kr/')
  const policy = page.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/style-src 'self'(?: 'sha256-[^']+')+;/)
  expect(policy).toMatch(/script-src \S+\/assets\/ \S+\/legacy\.js(?: 'sha256-[^']+'){2};/)
  expect(policy).not.toContain('unsafe')
  const missing = await request.get('/assets/gone-12345678.js')
  expect(missing.status()).toBe(404)
  expect(missing.headers()['cache-control']).toBe('no-store')
  const manifest = await request.get('/manifests/kr.webmanifest')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: ')
})
