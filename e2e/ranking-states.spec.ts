import type { Page } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { fullOnly, visits } from './visits.ts'

const schemes = ['light', 'dark'] as const
const widths = [360, 1280]
const boards = '**/game-data/leaderboard/*/*.json'

const paths = ['/ranking', '/ranking/level', '/ranking/style'].flatMap((board) => [
  board,
  `/link${board}`,
])

/** The season before the shown one, as the search parameter `compare`. */
async function olderSeason(page: Page): Promise<string> {
  const older = page.locator('a[href*="season="]').first()
  const search = new URL((await older.getAttribute('href')) ?? '', page.url()).searchParams
  return ['year', 'month', 'season'].map((part) => search.get(part)).join('-')
}

/** The states of a leaderboard and the steps that lead to them. */
const states: Record<string, (page: Page, path: string) => Promise<void>> = {
  "a player's sheet with a card and a line": async (page, path) => {
    await page.goto(path)
    await expect(page.locator('section input[name=nickname]')).toBeVisible()
    await page.locator('tbody th a').nth(3).click()
    const sheet = page.locator('dialog[open]')
    await sheet.locator('button[aria-expanded]').click()
    await expect(sheet.locator('canvas')).toBeVisible()
    await sheet.locator('section button').last().click()
    await expect(sheet.locator('table')).toBeAttached()
  },
  'the board': async (page, path) => {
    await page.goto(path)
    await expect(page.locator('tbody tr')).toHaveCount(100)
    await expect(page.locator('section input[name=nickname]')).toBeVisible()
  },
  'the list of seasons': async (page, path) => {
    await page.goto(path)
    await expect(page.locator('main select')).toBeVisible()
    await page.locator('main summary').click()
    await expect(page.locator('main details nav').first()).toBeVisible()
  },
  'two seasons': async (page, path) => {
    await page.goto(path)
    await page.goto(`${path}?compare=${await olderSeason(page)}`)
    await expect(page.locator('tbody td[data-column=scoreThere]').first()).toBeVisible()
  },
  'a filter that finds some': async (page, path) => {
    await page.goto(`${path}?name=a`)
    await expect(page.locator('main [role=status]').first()).toContainText(/\d/)
  },
  'a filter that finds none': async (page, path) => {
    await page.goto(`${path}?name=nobody+of+this+name`)
    await expect(page.locator('main [role=status]').first()).toContainText('0')
  },
  'no such season': async (page, path) => {
    await page.goto(`${path}?year=1999`)
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'nobody on the board': async (page, path) => {
    await page.route(boards, (route) => route.fulfill({ json: { highRankerList: [] } }))
    await page.goto(`${path}?sort=-level`)
    await expect(page.locator('#my-rank + div p').first()).toBeVisible()
    await page.unroute(boards)
  },
  'a board that failed': async (page, path) => {
    await page.goto(path)
    // The HTML has the newest season, which is shown until a newer response arrives.
    const older = await page.locator('a[href*="season="]').first().getAttribute('href')
    await page.route(boards, (route) => route.fulfill({ status: 404 }))
    await page.goto(new URL(older ?? '', page.url()).href)
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unroute(boards)
  },
}

// Failures are logged by the browser and by the page.
test.use({ expectedConsole: { lines: [/status of 404/, /^warning: /] } })

for (const [n, [lang, path]] of visits(paths).entries()) {
  for (const scheme of schemes) {
    const width = widths[Math.floor(n / 2) % 2] ?? 360
    test(
      `/${lang}${path} in its states has no accessibility violation, ${scheme}, ${width} px`,
      fullOnly,
      async ({ page }) => {
        test.slow()
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
        for (const [name, reach] of Object.entries(states)) {
          await test.step(name, async () => {
            await reach(page, `/${lang}${path}`)
            expect.soft(await violationsOf(page), name).toEqual([])
          })
        }
      },
    )
  }
}
