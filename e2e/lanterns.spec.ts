import type { Page } from '@playwright/test'
import { boardOf } from '../src/features/lanterns/board/lantern-progress.ts'
import { columnOf, rowOf } from '../src/features/lanterns/board/lantern-rules.ts'
import { chainsOf } from '../src/features/lanterns/board/lantern-solver.ts'
import { formatDay } from '../src/i18n/times.ts'
import { mascots } from '../src/site-mascots.ts'
import { members } from '../src/site-members.ts'
import { violationsOf } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { hidePopups } from './hide-popups.ts'
import { interact } from './hydrated.ts'
import { rejectCookies } from './reject-cookies.ts'

const board = (page: Page) => page.locator('#lanterns')
const tile = (page: Page, position: number) => board(page).locator(`[data-position="${position}"]`)
/** The announcement of the last chain. */
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'Lanterns lit' })

/** The friends on the tiles, by their names. */
const namesOf = (page: Page) =>
  board(page)
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel?.split(',')[0]))

/** Returns a chain of the board that the page shows. */
async function anyChain(page: Page): Promise<number[]> {
  const names = await namesOf(page)
  const tiles = names.map((name) => members.find((id) => mascots[id].name.en === name) ?? 'pado')
  const [chain] = chainsOf(tiles)
  if (!chain) throw new Error('The board has no chain.')
  return chain
}

async function middleOf(page: Page, position: number): Promise<{ x: number; y: number }> {
  const box = await tile(page, position).boundingBox()
  if (!box) throw new Error(`Tile ${position} is not shown.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags a finger over the tiles of a chain. */
async function drag(page: Page, chain: readonly number[]): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  for (const [nth, position] of chain.entries()) {
    const type = nth === 0 ? ('touchStart' as const) : ('touchMove' as const)
    await touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [await middleOf(page, position)],
    })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}

const times = (key: string, count: number) => Array.from({ length: count }, () => key)

/** Links a chain by keys, from the tile that has the focus. */
async function type(page: Page, from: number, chain: readonly number[]): Promise<void> {
  let at = from
  for (const position of chain) {
    const [rows, columns] = [rowOf(position) - rowOf(at), columnOf(position) - columnOf(at)]
    for (const key of [
      ...times(rows < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(rows)),
      ...times(columns < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(columns)),
      ' ',
    ]) {
      await page.keyboard.press(key)
    }
    at = position
  }
  await page.keyboard.press('Enter')
}

/** Links a chain by taps: a second one on its last tile. */
async function tap(page: Page, chain: readonly number[]): Promise<void> {
  for (const position of [...chain, chain.at(-1) ?? -1]) await tile(page, position).tap()
}

const hourMs = 3_600_000
const today = formatDay(Date.now())
const tomorrow = formatDay(Date.now() + 24 * hourMs)
const friendsOn = (day: string) => boardOf(day).tiles.map((id) => mascots[id].name.en)

test('the board of the day is played by touch and keys, in two tabs, without storage and past midnight', async ({
  page,
  context,
}) => {
  await rejectCookies(page)
  await hidePopups(page)
  await context.clock.install({ time: Date.parse(`${today}T12:00+09:00`) })
  // Without the time of the server, which corrects the clock.
  await context.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const { date: _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/en/')
  await interact(page)
  await page.getByRole('heading', { name: "Today's lanterns" }).scrollIntoViewIfNeeded()
  const grid = board(page).getByRole('grid')
  await expect(grid).toBeVisible()
  expect(await namesOf(page)).toEqual(friendsOn(today))
  const sizes = await board(page)
    .getByRole('gridcell')
    .evaluateAll((cells: HTMLElement[]) =>
      cells.flatMap((cell) => [cell.offsetWidth, cell.offsetHeight]),
    )
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)

  // A finger that links tiles does not scroll the page.
  await grid.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => window.scrollY)
  await drag(page, await anyChain(page))
  await expect(status(page)).toHaveText(/Lines left: 9/)
  expect(await page.evaluate(() => window.scrollY)).toBe(top)

  // The tile with the focus is the only tab stop.
  await tile(page, 0).focus()
  await type(page, 0, await anyChain(page))
  await expect(status(page)).toHaveText(/Lines left: 8/)
  expect(await violationsOf(page, '#lanterns')).toEqual([])

  const other = await context.newPage()
  await other.goto('/en/game')
  await interact(other)
  await board(other).scrollIntoViewIfNeeded()
  await expect(board(other).getByRole('grid')).toBeVisible()
  expect(await namesOf(other)).toEqual(await namesOf(page))
  await tap(other, await anyChain(other))
  await expect(status(other)).toHaveText(/Lines left: 7/)
  const there = await namesOf(other)
  await expect.poll(() => namesOf(page)).toEqual(there)
  await other.close()

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await tap(page, await anyChain(page))
  await expect(status(page)).toHaveText(/Lines left: 6/)

  await context.clock.fastForward(24 * hourMs)
  await board(page).getByRole('button', { name: "Go to today's board" }).tap()
  expect(await namesOf(page)).toEqual(friendsOn(tomorrow))
})
