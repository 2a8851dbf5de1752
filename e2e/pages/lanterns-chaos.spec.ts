import { expect, test } from '../fixtures.ts'
import { interact } from '../hydrated.ts'
import { rejectCookies } from '../reject-cookies.ts'

const rounds = 40
const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', ' ', 'Enter', 'Escape']

/** Returns a source of integers from 0 to `below` - 1, the same in each run. */
function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

// Each step of a round waits for the browser.
test.describe.configure({ timeout: 180_000 })

test(`the board of the day stays whole through ${rounds} rounds of taps, keys and drags`, async ({
  page,
}) => {
  await rejectCookies(page)
  await page.goto('/kr/game')
  await interact(page)
  const board = page.locator('#lanterns')
  await board.scrollIntoViewIfNeeded()
  await expect(board.getByRole('grid')).toBeVisible()
  const cells = board.getByRole('gridcell')
  const below = random(27)
  for (let round = 0; round < rounds; round += 1) {
    // A board that is lit has no tiles: it begins again, as if another tab had deleted what is stored.
    if ((await cells.count()) === 0) {
      await page.evaluate(() => {
        localStorage.removeItem('lanterns')
        window.dispatchEvent(new StorageEvent('storage', { key: 'lanterns' }))
      })
      await expect(cells).toHaveCount(25)
    }
    const kind = below(3)
    const positions = Array.from({ length: 5 }, () => below(25))
    // Faster than the page renders.
    if (kind === 0) {
      await cells.evaluateAll((all: HTMLElement[], order) => {
        for (const position of order) all[position]?.click()
      }, positions)
    }
    if (kind === 1) {
      await cells.nth(positions[0] ?? 0).focus()
      for (const position of positions)
        await page.keyboard.press(keys[position % keys.length] ?? ' ')
    }
    if (kind === 2) {
      const boxes = await cells.evaluateAll((all) =>
        all.map((cell) => cell.getBoundingClientRect().toJSON()),
      )
      for (const [nth, position] of positions.entries()) {
        const { x, y, width, height } = boxes[position]
        await page.mouse.move(x + width / 2, y + height / 2)
        if (nth === 0) await page.mouse.down()
        if (nth === below(5)) await page.keyboard.press('Escape')
      }
      // Next to the board.
      if (below(2) === 0) await page.mouse.move(2, 300)
      await page.mouse.up()
    }
    const restart = board.getByRole('button', { name: '다시 하기' })
    if (await restart.isVisible()) await restart.click()
    await expect(board.getByRole('listitem').first()).toBeVisible()
  }
  const tiles = await cells.evaluateAll((all) => all.map((cell) => cell.ariaLabel))
  expect([0, 25]).toContain(tiles.length)
  // What was played is a game of this board.
  await page.reload()
  await interact(page)
  await board.scrollIntoViewIfNeeded()
  await expect(board.getByRole('listitem').first()).toBeVisible()
  expect(await cells.evaluateAll((all) => all.map((cell) => cell.ariaLabel))).toEqual(tiles)
})
