import type { Page } from '@playwright/test'
import type { Lang } from '../src/i18n/lang.ts'
import { expect, test } from './fixtures.ts'
import { watchShifts } from './layout-shift.ts'
import { everyNth, fullOnly, visits } from './visits.ts'
import { hydrated } from './hydrated.ts'

const texts: Record<Lang, { older: RegExp; pin: string; close: string; shown: string }> = {
  kr: {
    older: /^이전 시즌/,
    pin: '내 순위 보기',
    close: '닫기',
    shown: '내 순위와 즐겨찾기한 플레이어',
  },
  en: {
    older: /^Previous season/,
    pin: 'Pin my rank',
    close: 'Close',
    shown: 'My rank and starred players',
  },
  jp: {
    older: /^前のシーズン/,
    pin: '自分の順位を表示する',
    close: '閉じる',
    shown: '自分の順位とお気に入りのプレイヤー',
  },
}

const boards = ['/ranking/level', '/ranking/style', '/link/ranking/level', '/link/ranking/style']

const namesOn = (page: Page) => page.locator('tbody th').allTextContents()

for (const [lang, board] of everyNth(visits(boards), 4)) {
  const { older, pin, close, shown } = texts[lang]

  test(`/${lang}${board}: shows the season before, a player, and the same leaderboard by its URL`, async ({
    page,
  }) => {
    const requested: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/game-data/') && pathname.endsWith('.json')) requested.push(pathname)
    })
    await page.goto(`/${lang}${board}`)
    await expect(page.locator('tbody tr')).toHaveCount(100)
    await hydrated(page)
    expect(requested, 'the first board is in the page').toEqual([])
    const newest = await namesOn(page)

    const back = page.getByRole('link', { name: older })
    await hydrated(page)
    await back.click()
    await expect(page).toHaveURL(/year=\d+&month=\d+&season=\d+/)
    // The rows of before are gone, and those of that season are there.
    const isOther = async () => {
      const shown = await namesOn(page)
      return shown.length > 0 && shown.join() !== newest.join()
    }
    await expect.poll(isOther).toBe(true)
    const names = await namesOn(page)
    // Two players of the mock data share a name.
    const name = names.find((one) => names.indexOf(one) === names.lastIndexOf(one)) ?? ''
    await page.getByRole('table').getByRole('link', { name, exact: true }).click()
    const sheet = page.getByRole('dialog', { name, exact: true })
    await expect(sheet).toBeVisible()
    const url = page.url()
    await page.goBack()
    await expect(sheet).toBeHidden()

    const region = page.getByRole('region', { name: shown })
    await region.getByRole('textbox').fill(name)
    await region.getByRole('button', { name: pin }).click()
    await expect(region.getByRole('article')).toContainText(name)
    expect(requested, 'nothing twice').toEqual([...new Set(requested)])

    // The shared link opens the same leaderboard with the same player.
    await page.goto(url)
    await expect(sheet).toBeVisible()
    await sheet.getByRole('button', { name: close }).click()
    expect(await namesOn(page)).toEqual(names)
    await expect(page.locator('tbody tr[data-tone=own] th')).toHaveText(name)
  })
}

test('a leaderboard is readable before any script has run, and other seasons are links', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/en/ranking/level')
  await expect(page.locator('tbody tr')).toHaveCount(100)
  await expect(page.getByRole('link', { name: /^Previous season/ })).toHaveAttribute(
    'href',
    /year=\d+&month=\d+&season=\d+/,
  )
  await expect(page.locator('[data-kind]').first()).toBeVisible()
  await context.close()
})

test('the own rank appears without a layout shift', fullOnly, async ({ page }) => {
  const shiftOf = await watchShifts(page)
  await page.addInitScript(() => localStorage.setItem('rankingName', 'Nobody of this name'))
  await page.goto('/en/ranking')
  await expect(page.getByText('Not ranked')).toBeVisible()
  await hydrated(page)
  expect(await shiftOf()).toBeLessThan(0.01)
})

test('a rank card has the player’s image under the policy', async ({ page }) => {
  await page.goto('/en/ranking')
  const row = page.locator('tbody tr', { has: page.locator('img') }).first()
  const player = row.getByRole('rowheader').getByRole('link')
  await hydrated(page)
  await player.click()
  await page.getByRole('button', { name: 'Make a rank card' }).click()
  const canvas = page.locator('dialog canvas')
  const colors = () =>
    canvas.evaluate((node) => {
      if (!(node instanceof HTMLCanvasElement)) return 0
      // Reads a copy: reading the canvas itself repeatedly logs a warning.
      const copy = new OffscreenCanvas(node.width, node.height)
      const context = copy.getContext('2d', { willReadFrequently: true })
      context?.drawImage(node, 0, 0)
      const drawn = context?.getImageData(0, 0, node.width, node.height)
      return new Set(new Uint32Array(drawn?.data.buffer ?? new ArrayBuffer(0))).size
    })
  await expect.poll(colors).toBeGreaterThan(3)
})

test('the own row is docked while it is out of view, and leads to it', async ({ page }) => {
  await page.goto('/en/ranking/level')
  const name = (await namesOn(page)).at(-1) ?? ''
  await page.addInitScript((own) => localStorage.setItem('rankingName', own), name)
  await page.goto('/en/ranking/level?sort=-trophies')
  await hydrated(page)
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  const docked = page.locator('[data-bottom-stack] button', { hasText: name })
  await page.locator('tbody tr').nth(40).scrollIntoViewIfNeeded()
  await expect(docked).toBeVisible()
  await docked.click()
  const own = page.locator('tbody tr[data-tone=own]')
  await expect(own).toBeInViewport()
  await expect(own.getByRole('link')).toBeFocused()
  await expect(docked).toBeHidden()
})

test('the seasons come into view whole when they open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto('/en/ranking/level')
  await hydrated(page)
  const bar = page.locator('details', { hasText: 'Season:' })
  // At the lower edge of the window.
  await bar.evaluate((node) => node.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await bar.locator('summary').click()
  await expect(bar.locator('> div')).toBeInViewport({ ratio: 1 })
})
