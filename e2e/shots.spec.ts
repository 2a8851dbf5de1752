import { writeFile } from 'node:fs/promises'
import { devices, test, type Page } from '@playwright/test'
import { langs, localeOf } from '../src/i18n/lang.ts'
import { sitePaths } from '../tools/lib/site-paths.ts'
import { hidePopups } from './hide-popups.ts'
import { rejectCookies } from './reject-cookies.ts'

// `npm run shots`: images for people, no tests. `-g "home kr 360"` chooses some by their title, `-g README`
// those of README.md.

interface Screen {
  /** Without the language. */
  path: string
  /** The mock scenario of every request. The page is then rendered from the app shell. */
  scenario?: string
  /** A first visit: only the first screen, as it is before any interaction. */
  firstVisit?: true
  /** The popups of the day: only the first screen. */
  popups?: true
  /** Prepares the page for the screenshot. */
  act?: (page: Page) => Promise<unknown>
}

const click = (selector: string) => (page: Page) => page.locator(selector).first().click()
const coupon = '/coupon?code=LUMIWELCOME01'

async function redeem(page: Page) {
  await page.locator('form input[name=uid]').fill('1000100001')
  await page.locator('form [type=submit]').click()
  await page.locator('form [role=status]:not(:empty)').waitFor()
}

/** Returns the name of a page: `community-news-1060`. */
const nameOf = (path: string) => path.slice(1).replaceAll(/\W+/g, '-') || 'home'

/** Views of a page that its search parameters choose, and a page of an unknown path. */
const views = [
  '/community/event/620',
  '/devlog/withBTS?board=note',
  '/devlog/withBTS?board=notice',
  '/404',
]

const screens: Record<string, Screen> = {
  ...Object.fromEntries([...sitePaths, ...views].map((path) => [nameOf(path), { path }])),
  'home-first-visit': { path: '/', firstVisit: true },
  'home-popup': { path: '/', popups: true, act: (page) => page.locator('dialog[open]').waitFor() },
  'home-menu': {
    path: '/',
    act: click('header details:has(a[href$="/settings"]) > summary:visible'),
  },
  'home-empty': { path: '/', scenario: 'empty' },
  'home-failed': { path: '/', scenario: 'error-500' },
  'home-loading': { path: '/', scenario: 'hang' },
  'home-lost-images': { path: '/', scenario: 'lost-images' },
  'game-empty': { path: '/game', scenario: 'empty' },
  'news-loading': { path: '/community/news', scenario: 'hang' },
  'news-failed': { path: '/community/news', scenario: 'error-500' },
  'news-empty': { path: '/community/news', scenario: 'empty' },
  'news-no-results': { path: '/community/news?keyword=zzzz' },
  'news-search': { path: '/community/event?keyword=a' },
  'news-not-found': { path: '/community/news/1060', scenario: 'code-404' },
  'news-detail-failed': { path: '/community/news/1060', scenario: 'error-500' },
  'faq-empty': { path: '/community/faq', scenario: 'empty' },
  'faq-open': { path: '/community/faq', act: click('main details > summary') },
  'media-empty': { path: '/media', scenario: 'empty' },
  'media-failed': { path: '/media', scenario: 'error-500' },
  'ranking-empty': { path: '/ranking/level', scenario: 'empty-board' },
  'ranking-failed': { path: '/ranking/level', scenario: 'lost-season' },
  'ranking-loading': { path: '/ranking/level', scenario: 'hang' },
  'coupon-member': { path: coupon, scenario: 'member' },
  'coupon-guest': { path: coupon, scenario: 'guest' },
  'coupon-used': { path: coupon, scenario: 'coupon-0', act: redeem },
  'coupon-unknown': { path: coupon, scenario: 'coupon-5001', act: redeem },
  'survey-member': { path: '/survey/71', scenario: 'member' },
  'survey-ended': { path: '/survey/77', scenario: 'member' },
  'event-540-few': { path: '/community/event/540', scenario: 'few-hearts' },
  'event-540-unusable': { path: '/community/event/540', scenario: 'hearts-unusable' },
  'policy-failed': { path: '/policy/terms', scenario: 'error-500' },
}

const windows = {
  360: { width: 360, height: 740 },
  820: { width: 820, height: 1180 },
  1440: { width: 1440, height: 900 },
}

/** Serves the app shell in place of the prerendered page, so that the page makes its requests itself. */
async function useScenario(page: Page, scenario: string) {
  await page.setExtraHTTPHeaders({
    'x-mock-scenario': scenario,
    'x-mock-state': crypto.randomUUID(),
  })
  await page.route('**/*', (route, request) =>
    request.resourceType() === 'document'
      ? route.continue({ url: new URL('/', request.url()).href })
      : route.fallback(),
  )
}

/** Scrolls down and up again, so that lazy images are loaded. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    // A screenshot taller than the window would miss sections that the browser has not laid out.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
    const step = window.innerHeight * 0.8
    for (let at = 0; at < document.documentElement.scrollHeight; at += step) {
      window.scrollTo({ top: at, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    const late = new Promise((resolve) => setTimeout(resolve, 3000))
    const images = [...document.images].map((image) => image.decode().catch(() => undefined))
    await Promise.race([Promise.all(images), late])
  })
}

/** Until no request is under way. Requests of a loading page never end. */
const settle = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)

for (const lang of langs) {
  test.describe(() => {
    test.use({ locale: localeOf(lang), contextOptions: { reducedMotion: 'reduce' } })

    for (const [width, viewport] of Object.entries(windows)) {
      test.describe(() => {
        const userAgent = devices[width === '360' ? 'Pixel 7' : 'Desktop Chrome']?.userAgent
        test.use({ viewport, userAgent, isMobile: false, hasTouch: false })

        for (const [name, { path, scenario, firstVisit, popups, act }] of Object.entries(screens)) {
          test(`${name} ${lang} ${width}`, async ({ page }) => {
            if (!firstVisit) await rejectCookies(page)
            if (!popups) await hidePopups(page)
            if (scenario !== undefined) await useScenario(page, scenario)
            await page.goto(`/${lang}${path}`)
            await settle(page)
            await act?.(page)
            const fullPage = !firstVisit && !popups
            if (fullPage) await scrollThrough(page)
            await settle(page)
            for (const colorScheme of ['light', 'dark'] as const) {
              await page.emulateMedia({ colorScheme })
              const file = `.cache/shots/${name}-${lang}-${width}-${colorScheme}.png`
              await page.screenshot({ path: file, fullPage, animations: 'disabled' })
            }
          })
        }
      })
    }
  })
}

/** The images of README.md: window, and the size of the image relative to it. */
const computer = { width: 1440, height: 900, scale: 0.5 }
const phone = { width: 390, height: 800, scale: 0.9 }
const images = [
  ...langs.flatMap((lang) => [
    { name: `home-${lang}-computer`, path: `/${lang}/`, lang, size: computer },
    { name: `home-${lang}-phone`, path: `/${lang}/`, lang, size: phone },
  ]),
  { name: 'ranking-kr-phone', path: '/kr/ranking/level', lang: 'kr', size: phone },
  { name: 'coupon-jp-phone', path: '/jp/coupon', lang: 'jp', size: phone },
] as const

for (const { name, path, lang, size } of images) {
  test.describe(() => {
    const userAgent = devices[size === phone ? 'Pixel 7' : 'Desktop Chrome']?.userAgent
    test.use({
      viewport: size,
      userAgent,
      isMobile: false,
      hasTouch: false,
      locale: localeOf(lang),
      colorScheme: 'light',
      contextOptions: { reducedMotion: 'reduce' },
    })

    test(`README ${name}`, async ({ page, context }) => {
      await rejectCookies(page)
      await hidePopups(page)
      // Without the player, which covers the lower edge.
      await page.addInitScript(() => window.localStorage.setItem('bgmPlayStatus', 'false'))
      await page.goto(path)
      await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
      await settle(page)
      // Playwright's own screenshots are no WebP.
      const session = await context.newCDPSession(page)
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'webp',
        quality: 76,
        clip: { x: 0, y: 0, ...size },
      })
      await writeFile(`docs/images/${name}.webp`, Buffer.from(data, 'base64'))
    })
  })
}
