import type { Page } from '@playwright/test'
import { staleTimes } from '../src/api/stale-times.ts'
import { expect, test } from './fixtures.ts'
import { hydrated } from './hydrated.ts'
import { noShift, watchShifts } from './layout-shift.ts'
import { everyNth, fullOnly } from './visits.ts'

/** Returns the time at which the data of a prerendered page was read. */
async function readTimeOf(page: Page, path: string): Promise<number> {
  const html = await (await page.request.get(path)).text()
  return Number(/"dataUpdatedAt":(\d+)/.exec(html)?.[1])
}

/** Opens a page when its data has this age. */
async function openAtAge(page: Page, path: string, ageMs: number): Promise<void> {
  await page.clock.setFixedTime((await readTimeOf(page, path)) + ageMs)
  await page.goto(path)
  await hydrated(page)
}

/** Records the requests for data from now on. */
function recordRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/|^\/game-data\/.*\.json$/.test(pathname)) requests.push(pathname)
  })
  return requests
}

/**
 * Popups are requested after everything else. A real scroll would move links below the pointer, which preloads them.
 */
async function expectPopups(page: Page, requests: readonly string[]): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('scroll')))
    expect(requests).toContain('/api/main/popup')
  }).toPass()
}

const pages = [
  {
    path: '/en/community/faq',
    source: '**/api/community/faq',
    staleTime: staleTimes.content,
    built: 'Where do I find my member number (UID)?',
    edited: 'Where do I see my member number (UID)?',
  },
  {
    path: '/en/policy/terms',
    source: '**/api/setting/pages/terms',
    staleTime: staleTimes.content,
    built: 'These terms are an agreement',
    edited: 'These terms are a contract',
  },
  {
    path: '/en/ranking/level',
    source: '**/game-data/leaderboard/levels/*.json',
    staleTime: staleTimes.rankings,
    built: '별빛Fox',
    edited: '달빛Fox',
  },
]

for (const { path, source, staleTime, built, edited } of everyNth(pages, 3)) {
  test(`${path} shows what was edited after the build, without a layout shift`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page)
    expect(await (await page.request.get(path)).text()).toContain(built)
    await page.route(source, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll(built, edited) })
    })
    await openAtAge(page, path, staleTime + 1000)
    await expect(page.locator('main')).toContainText(edited)
    await expect(page.locator('main')).not.toContainText(built)
    expect(await shifts()).toBeLessThan(noShift)
  })
}

test('a freshly built page requests only popups', async ({ page }) => {
  const requests = recordRequests(page)
  await openAtAge(page, '/en/', 1000)
  // Popups wait for the choice of cookies.
  await page.getByRole('button', { name: 'Reject all' }).click()
  await expectPopups(page, requests)
  // The click is an interaction, after which the music is loaded.
  expect(requests.filter((path) => path !== '/api/setting/bgm')).toEqual(['/api/main/popup'])
})

test('shows the built page when the clock of the device is behind', fullOnly, async ({ page }) => {
  const requests = recordRequests(page)
  await openAtAge(page, '/en/', -365 * 86_400_000)
  await expect(page.locator('main h2')).not.toHaveCount(0)
  await page.getByRole('button', { name: 'Reject all' }).click()
  await expectPopups(page, requests)
  expect(requests.filter((path) => path !== '/api/setting/bgm')).toEqual(['/api/main/popup'])
})

test.describe('when the revalidation fails', () => {
  test.use({ expectedConsole: { lines: [/Failed to load resource/, /request failed: ApiError/] } })

  test('the page keeps what it shows', async ({ page, consoleLines }) => {
    await page.route('**/api/community/faq', (route) => route.fulfill({ status: 500, body: '' }))
    await openAtAge(page, '/en/community/faq', staleTimes.content + 1000)
    await expect.poll(() => consoleLines.join('\n')).toContain('/api/community/faq')
    await expect.poll(() => consoleLines.join('\n')).toContain('request failed')
    await expect(page.locator('[id^="faq-"]')).toHaveCount(30)
    await expect(page.locator('main').getByRole('button', { name: 'Retry' })).toHaveCount(0)
  })
})
