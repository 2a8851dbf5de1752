import { expect, test } from './fixtures.ts'
import { watchShifts } from './layout-shift.ts'
import {
  browserWith,
  expectToGoOn,
  hear,
  nextPlay,
  readAudio,
  logPlays,
  playLog,
} from './music-sound.ts'
import { interact } from './hydrated.ts'
import { fullOnly } from './visits.ts'

// A browser that lets a page play by itself.
test.use({ ...browserWith('no-user-gesture-required'), expectedConsole: { lines: [playLog] } })

const boards = '/en/ranking/level'
const music = { name: 'Music', exact: true }

test('music plays by itself until it is paused, and not after a reload', async ({ page }) => {
  await logPlays(page)
  const shifts = await watchShifts(page)
  const played = nextPlay(page)
  await page.goto(boards)
  expect(await played).toBe('play: started')
  await expect(page.getByRole('button', { name: 'Press to play music' })).toHaveCount(0)
  await expect.poll(await hear(page)).toBeGreaterThan(0.001)
  expect(await shifts()).toBeLessThanOrEqual(0.01)

  await page.getByRole('button', { name: 'Reject all' }).click()
  // A phone has no pill: the control in the header opens the bar with the focus on its button.
  await page.getByRole('button', { name: 'Music: playing' }).click()
  await expect(page.getByRole('button', { name: 'Pause music' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await readAudio(page)).paused).toBe(true)
  await page.reload()
  // The list is there, and with it what would play.
  await page.getByRole('banner').getByRole('button', music).click()
  expect((await readAudio(page)).paused).toBe(true)
})

for (const [key, value] of [
  ['dataSaving', 'on'],
  ['musicStart', 'press'],
] as const) {
  test(
    `with ${key} nothing plays or loads by itself, and music plays after a click`,
    fullOnly,
    async ({ page }) => {
      await page.addInitScript(([k, v]) => window.localStorage.setItem(k, v), [key, value] as const)
      const files: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('.mp3')) files.push(request.url())
      })
      await page.goto(boards)
      await page.getByRole('banner').getByRole('button', music).click()
      expect((await readAudio(page)).paused).toBe(true)
      expect(files).toEqual([])
      await page.getByRole('button', { name: 'Play music' }).click()
      await expectToGoOn(page)
      // The choice stays after every click.
      await page.reload()
      await expect(page.getByRole('banner').getByRole('button', music)).toBeVisible()
      expect((await readAudio(page)).paused).toBe(true)
    },
  )
}

test('plays music only in the tab that started last', fullOnly, async ({ page, context }) => {
  await page.goto(boards)
  await page.getByRole('button', { name: 'Reject all' }).click()
  await page.getByRole('button', { name: 'Music: playing' }).click()
  await expect(page.getByRole('button', { name: 'Pause music' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(boards)
  await expect(page.getByRole('button', { name: 'Play music' })).toBeVisible()
  await expectToGoOn(other)
  await page.getByRole('button', { name: 'Play music' }).click()
  // Its bar is closed.
  await expect(other.getByRole('banner').getByRole('button', music)).toBeVisible()
  await expectToGoOn(page)
})

test.describe('on a page that is not found', () => {
  test.use({ expectedConsole: { lines: [/Failed to load resource: .* 404/] } })

  test(
    'shows a message on Play when the tracks of a page are missing',
    fullOnly,
    async ({ page }) => {
      await page.route('**/game-data/music/*', (route) => route.fulfill({ status: 404 }))

      await page.goto('/en/coupon')
      await page.getByRole('banner').getByRole('button', music).click()
      await page.getByRole('button', { name: 'Play music' }).click()
      await expect(
        page.getByText("Music can't be played right now. Please try again later.").first(),
      ).toBeVisible()
    },
  )

  const silent = ['/en/policy/terms', '/en/link/ranking/level', '/en/no-such-page', '/en/settings']
  for (const path of silent) {
    test(`${path} has no music`, fullOnly, async ({ page }) => {
      const requested: string[] = []
      page.on('request', (request) => {
        if (/music|bgm/.test(new URL(request.url()).pathname)) requested.push(request.url())
      })
      await page.goto(path)
      await interact(page)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('audio')).toHaveCount(0)
      expect(requested).toEqual([])
    })
  }

  test('requests tracks on a page with music (control)', fullOnly, async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(boards)
    await interact(page)
    await page.waitForLoadState('networkidle')
    expect(requested.filter((path) => /music/.test(path))).not.toEqual([])
  })
})

test.describe('a prerender agent', () => {
  test.use({ userAgent: 'Mozilla/5.0 Chrome/120 prerender' })

  test('has no music', fullOnly, async ({ page }) => {
    await page.goto(boards)
    await interact(page)
    await expect(page.locator('audio')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('button', music)).toHaveCount(0)
  })
})
