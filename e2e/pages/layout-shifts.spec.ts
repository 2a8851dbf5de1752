import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { langs } from '../../src/i18n/lang.ts'
import { calls } from '../drills/faults/calls.ts'
import { expect, test } from '../fixtures.ts'
import { hidePopups } from '../hide-popups.ts'
import { serveInPieces } from './serve-in-pieces.ts'
import { watchShifts } from '../layout-shift.ts'
import { hydrated } from '../hydrated.ts'
import { afterPaint, holdApp } from './hold-app.ts'
import { everyNth, fullOnly, visits } from '../visits.ts'
import { prerendered } from '../../tools/sizes/limits.ts'
import { previewDist } from '../../tools/test-build.ts'

/** Every page whose sections load one after another, and pages that show the data of another in their own way. */
const pages = [
  ...new Set(
    calls.filter(({ kind, page }) => kind !== 'silent' && page !== '/').map(({ page }) => page),
  ),
  '/community/event/620',
  '/community/event/541',
  '/link/survey/71',
  '/link/community/news/1060',
]

/** Placeholders that sections show while their data loads. */
const states = [
  ['empty', '/game'],
  ['empty', '/community/faq'],
  ['empty', '/media'],
  ['error-500', '/media'],
  ['member', '/survey/71'],
] as const

/** The page's calls, in the order in which it made them, or the last one first. */
type Order = 'first requested' | 'last requested'

/** Responds to the API calls of the page one after another, each some time after the one before. */
async function respondOneByOne(page: Page, order: Order) {
  const waiting: Route[] = []
  const respondNext = () => {
    setTimeout(() => {
      const route = order === 'first requested' ? waiting.shift() : waiting.pop()
      void route?.continue()
      if (waiting.length > 0) respondNext()
    }, 150)
  }
  await page.route(/\/(?:api|game-data|mock-account)\//, (route) => {
    waiting.push(route)
    if (waiting.length === 1) respondNext()
  })
}

/** Serves the app shell instead of every page, so that the app renders it and its sections load. */
async function serveShell(page: Page) {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const shell = join(
        previewDist,
        'shell',
        `${dirname(new URL(route.request().url()).pathname)}.html`,
      )
      const path = existsSync(shell) ? shell : join(previewDist, 'index.html')
      return route.fulfill({ path, response: await route.fetch() })
    },
  )
}

/** Opens a page that the app renders and whose sections load one by one, and expects no shift. */
async function expectStillness(page: Page, path: string, order: Order) {
  const shiftOf = await watchShifts(page)
  await hidePopups(page)
  await respondOneByOne(page, order)
  await serveShell(page)
  await page.goto(`/kr${path}`)
  await hydrated(page)
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('main').getByText('불러오는 중')).toHaveCount(0)
  // The budget: a title of two lines is not known before it arrives. The band of a webview is only as high as its
  // title.
  expect(await shiftOf()).toBeLessThan(path.startsWith('/link/') ? 0.04 : 0.015)
}

const widths = [360, 1440]
const orders: Order[] = ['first requested', 'last requested']

/** Widths at which a document arrives in pieces. */
const arrivalWidths = process.env.FULL_MATRIX ? [390, 1440] : [390]

/** Every width with every order in the full run, otherwise one width with one order in turn. */
function arrivalsOf(n: number): { width: number; order: Order }[] {
  const all = widths.flatMap((width) => orders.map((order) => ({ width, order })))
  return process.env.FULL_MATRIX ? all : all.filter((_, at) => at === (n % 2) * 3)
}

for (const [n, path] of everyNth(pages, 5).entries()) {
  for (const { width, order } of arrivalsOf(n)) {
    test.describe(`${width} px, responses ${order} first`, () => {
      test.use({ viewport: { width, height: width === 360 ? 740 : 900 } })
      test(`${path} does not shift while its sections load`, async ({ page }) => {
        await expectStillness(page, path, order)
      })
    })
  }
}

for (const [state, path] of states) {
  for (const order of orders) {
    test.describe(`${state}, responses ${order} first`, () => {
      test.use({
        expectedConsole: {
          lines: state === 'error-500' ? [/status of 500/, /request failed: ApiError/] : [],
        },
      })

      test(`${path} does not shift`, fullOnly, async ({ page }) => {
        await page.setExtraHTTPHeaders({
          'x-mock-scenario': state,
          'x-mock-state': `${state}${path}${order}`,
        })
        await expectStillness(page, path, order)
      })
    })
  }
}

/** Widths that a text may fit in one language only; the first one is that of the budgets. */
const hydratedWidths = process.env.FULL_MATRIX ? [390, 320, 360, 768, 1024, 1440] : [390, 768]

for (const [lang, path] of visits(prerendered.filter((each) => !each.startsWith('/link/')))) {
  test(`/${lang}${path} does not shift when the app takes over the painted page`, async ({
    page,
  }) => {
    test.slow()
    const shiftOf = await watchShifts(page)
    await hidePopups(page)
    await holdApp(page)
    for (const width of hydratedWidths) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`/${lang}${path}`)
      await hydrated(page)
      await afterPaint(page)
      expect(await shiftOf(), `${width} px`).toBeLessThan(0.01)
    }
  })
}

test('the header is one row in every window', async ({ page }) => {
  for (const lang of langs) {
    await page.goto(`/${lang}/coupon`)
    await hydrated(page)
    for (const width of [320, 360, 390, 448, 480, 512, 768, 1152, 1248, 1280, 1344, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const parts = await page
        .getByRole('banner')
        .locator('> div')
        .first()
        .evaluate((bar) => [...bar.children].map((part) => part.getBoundingClientRect()))
      const shown = parts.filter((part) => part.width > 0)
      const middles = shown.map(({ top, height }) => Math.round(top + height / 2))
      expect(Math.max(...middles) - Math.min(...middles), `${lang} ${width}`).toBeLessThan(10)
    }
  }
})

test.describe('without the app', () => {
  // The page does not use what it preloads.
  test.use({
    expectedConsole: { lines: [/was preloaded using link preload but not used/] },
  })

  for (const [lang, path] of visits(prerendered.filter((each) => !each.startsWith('/link/')))) {
    test(`/${lang}${path} does not shift while its HTML arrives`, async ({ page, baseURL }) => {
      const { origin, close } = await serveInPieces(`${baseURL}`)
      const shiftOf = await watchShifts(page)
      await hidePopups(page)
      // The page without its app.
      await page.route('**/assets/*.js', (route) =>
        route.fulfill({ body: 'export const startApp = () => {}', contentType: 'text/javascript' }),
      )
      for (const width of arrivalWidths) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(`${origin}/${lang}${path}`)
        await expect(page.locator('#data')).toBeAttached()
        // A row of buttons that wraps may grow in place, and a text next to its artwork while its lines arrive.
        expect(await shiftOf(), `${width} px`).toBeLessThan(0.02)
      }
      await close()
    })
  }
})
