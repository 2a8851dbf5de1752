import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { hidePopups } from './hide-popups.ts'
import { serveInPieces } from './in-pieces.ts'
import { watchShifts } from './layout-shift.ts'

/** Every kind of page whose parts arrive one after another (spec section 2; decisions, "Routes"). */
const pages = [
  '/game',
  '/community/news',
  '/community/news/1060',
  '/community/event/620',
  '/community/event/541',
  '/community/faq',
  '/devlog/withBTS/323',
  '/devlog/pd-note/801',
  '/ranking/level',
  '/media',
  '/media/441',
  '/survey',
  '/survey/71',
  '/link/survey/71',
  '/link/community/news/1060',
]

/** A figure of three places, as the picture book prints it. */
const none = 0.0005

/** Answers each call a while after the one before it, whatever their order. */
async function answerOneByOne(page: Page) {
  let before = Promise.resolve()
  await page.route(/\/(?:api|game-data|mock-account)\//, async (route) => {
    const turn = before.then(() => new Promise<void>((resolve) => setTimeout(resolve, 150)))
    before = turn
    await turn
    await route.continue()
  })
}

/** Serves the shell in the place of every page, so that the app draws it and its parts arrive. */
async function serveShell(page: Page, baseURL: string | undefined) {
  const shell = await page.request.get(`${baseURL}/index.html`)
  const body = await shell.text()
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      return route.fulfill({ body, contentType: 'text/html', headers: shell.headers() })
    },
  )
}

/** Opens a page that the app draws and whose parts come one by one, and holds that nothing moves. */
async function expectStillness(page: Page, baseURL: string | undefined, path: string) {
  const shiftOf = await watchShifts(page)
  await hidePopups(page)
  await answerOneByOne(page)
  await serveShell(page, baseURL)
  await page.goto(`/kr${path}`)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main h1')).toBeVisible()
  expect(await shiftOf()).toBeLessThan(none)
}

for (const width of [360, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } })
    for (const path of pages) {
      test(`nothing of ${path} moves while its parts arrive`, async ({ page, baseURL }) => {
        await expectStillness(page, baseURL, path)
      })
    }
  })
}

for (const [state, path] of [
  ['empty', '/game'],
  ['empty', '/community/faq'],
  ['empty', '/media'],
  ['error-500', '/media'],
  ['member', '/survey/71'],
] as const) {
  test(`nothing of ${path} moves with ${state}`, async ({ page, baseURL, expectedConsole }) => {
    expectedConsole.lines.push(/./)
    await page.setExtraHTTPHeaders({ 'x-mock-scenario': state, 'x-mock-state': `${state}${path}` })
    await expectStillness(page, baseURL, path)
  })
}

test('nothing of the main page moves while the page itself arrives', async ({ page, baseURL }) => {
  const { origin, close } = await serveInPieces(`${baseURL}`)
  const shiftOf = await watchShifts(page)
  await hidePopups(page)
  // The page alone: its app does not come.
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  )
  await page.goto(`${origin}/kr/`)
  await expect(page.locator('footer')).toBeAttached()
  // A row of buttons that is cut in two may grow where it stands.
  expect(await shiftOf()).toBeLessThan(0.01)
  await close()
})
