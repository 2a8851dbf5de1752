import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { previewDist } from '../tools/test-build.ts'
import { cspHash } from '../tools/vite/document-shell.ts'
import { builtPages } from './built-pages.ts'
import { expect, test } from './fixtures.ts'
import { holdApp, hydrated } from './hydrated.ts'
import { stylesOf } from './page-policy.ts'
import { fullOnly, visits } from './visits.ts'

/** The popups of the day were seen. */
const seen = () => {
  for (const id of [31, 32, 33]) {
    window.localStorage.setItem(`NO_SHOW_TODAY_${id}`, String(Date.now() + 90_000_000))
  }
}

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
  const startApp = await holdApp(page)
  await page.goto('/en/')
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  startApp()
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
  const storedLanguage = () => page.evaluate(() => window.localStorage.getItem('language'))
  await expect.poll(storedLanguage).toBe('kr')
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
  const second = visuals.getByRole('button', { name: /^Slide 2 of/ })
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
      await menu.locator(`a[href="/${lang}/members"]`).click()
      await expect(page).toHaveURL(`/${lang}/members`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // The screens of the members are below one another.
      const boxes = await page
        .locator('main section')
        .evaluateAll((screens) => screens.map((screen) => screen.getBoundingClientRect().toJSON()))
      expect(boxes.map(({ left }) => left)).toEqual([0, 0, 0, 0, 0])
      expect(boxes.every(({ top }, n) => n === 0 || top >= boxes[n - 1]?.bottom)).toBe(true)
      await page.goto(`/${lang}/`)
      // By keyboard: while sections come into view, a click can land on what has just moved there.
      await page.locator('main details summary').first().press('Enter')
      await expect(page.locator('main details[open] p').first()).toBeVisible()
    })
  }
})

test('pages have the policy, and a missing file is never cached', async ({ request }) => {
  const page = await request.get('/kr/')
  const policy = page.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src \S+\/assets\/ \S+\/legacy\.js(?: 'sha256-[^']+'){2};/)
  expect(policy.replace("style-src 'self' 'unsafe-inline';", '')).not.toContain('unsafe')
  const missing = await request.get('/assets/gone-12345678.js')
  expect(missing.status()).toBe(404)
  expect(missing.headers()['cache-control']).toBe('no-store')
  const manifest = await request.get('/manifests/kr.webmanifest')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: ')
})

test('each page and shell permits the styles that it contains, and no others', () => {
  const names = readdirSync(`${previewDist}/shell`, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => name.endsWith('.html')).map((name) => `shell/${name}`)
  const shells = ['index.html', ...files].map((path) => ({
    path,
    html: readFileSync(`${previewDist}/${path}`, 'utf8'),
  }))
  const pages = [...builtPages(), ...shells]
  const wrong = pages.filter(({ html }) => {
    const { policy, texts } = stylesOf(html)
    const all = html.match(/<style\b/g) ?? []
    return all.length !== 1 || policy !== `style-src 'self' ${texts.map(cspHash).join(' ')}`
  })
  expect(pages.length).toBeGreaterThan(300)
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('every URL without a param has a page, or a shell with content', () => {
  const rules = readFileSync(`${previewDist}/_redirects`, 'utf8').split('\n')
  const withoutPage = rules
    .map((rule) => rule.split(' '))
    .filter(([path = '', file = '']) => file.startsWith('/shell/') && !path.includes(':'))
    .filter(([path = '']) => !existsSync(`${previewDist}${path.replace(/\/$/, '/index')}.html`))
  expect(withoutPage.map(([path]) => path)).toContain('/kr/devlog/pd-note')
  const blank = withoutPage.filter(
    ([, file = '']) => !readFileSync(`${previewDist}${file}`, 'utf8').includes('<main'),
  )
  expect(blank).toEqual([])
})
