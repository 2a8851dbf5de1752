import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { storage } from '#lib/storage.ts'
import { mascots } from '#site-mascots.ts'
import { LiveRegion } from '#ui/page/live-region.tsx'
import { beatAtom } from '#ui/page/slots.tsx'
import { renderUi } from '#test/render.tsx'
import { boardOf } from './lantern-progress.ts'
import { afterChain, columnOf, rowOf, stateOf, type LanternGame } from './lantern-rules.ts'
import { chainsOf, solution } from './lantern-solver.ts'
import { TodaysLanterns } from './todays-lanterns.tsx'

const day = '2026-12-01'
const board = boardOf(day)
const chain = chainsOf(board.tiles).find(({ length }) => length === 3) ?? []
const solved = solution(board, 8) ?? []

const noon = Date.parse(`${day}T12:00+09:00`)

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(noon)
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

async function show() {
  const screen = await renderUi(
    <>
      <TodaysLanterns />
      <LiveRegion />
    </>,
  )
  // Its texts load first.
  await expect.element(screen.getByRole('grid')).toBeVisible()
  return screen
}

type Screen = Awaited<ReturnType<typeof show>>

const tileOf = ({ tiles }: LanternGame, position: number) => {
  const friend = tiles[position]
  if (!friend) throw new Error(`There is no tile ${position}.`)
  return `${mascots[friend].name.en}, row ${rowOf(position) + 1}, column ${columnOf(position) + 1}`
}

const cell = (screen: Screen, position: number) =>
  screen.container.querySelector<HTMLElement>(`[data-position="${position}"]`)

const names = (screen: Screen) =>
  [...screen.container.querySelectorAll('[role=gridcell]')].map((tile) =>
    tile.getAttribute('aria-label'),
  )

const namesOf = (game: LanternGame) => game.tiles.map((_, position) => tileOf(game, position))

/** Links chains by taps on their tiles, and a second one on the last. */
async function tap(screen: Screen, chains: readonly (readonly number[])[]): Promise<void> {
  for (const positions of chains) {
    for (const position of [...positions, positions.at(-1) ?? -1]) {
      cell(screen, position)?.click()
      await Promise.resolve()
    }
  }
}

test('plays a note for each tile of a chain, only while music plays', async () => {
  const start = vi.spyOn(AudioScheduledSourceNode.prototype, 'start')
  const screen = await show()
  await tap(screen, [chain])
  await expect.poll(() => names(screen)).toEqual(namesOf(afterChain(board, chain)))
  expect(start).not.toHaveBeenCalled()
  screen.store.set(beatAtom, '0.6s')
  const [next = []] = chainsOf(afterChain(board, chain).tiles)
  await tap(screen, [next])
  await expect.poll(() => start.mock.calls.length).toBe(next.length)
})

test('names each tile, and has one tab stop', async () => {
  const screen = await show()
  expect(names(screen)).toEqual(namesOf(board))
  const grid = screen.getByRole('grid', { name: 'Tiles' })
  await expect.element(grid).toHaveAccessibleDescription(/Keys: arrows, Space, Enter/)
  expect(screen.container.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1)
})

test('links a chain by taps, and announces it', async () => {
  const screen = await show()
  cell(screen, chain[0] ?? -1)?.click()
  await expect.poll(() => cell(screen, chain[0] ?? -1)?.ariaSelected).toBe('true')
  cell(screen, chain[0] ?? -1)?.click()
  await expect.poll(() => cell(screen, chain[0] ?? -1)?.ariaSelected).toBe('false')
  await tap(screen, [chain])
  await expect.poll(() => names(screen)).toEqual(namesOf(afterChain(board, chain)))
  await expect.element(screen.getByRole('status')).toMatchTextContent(/Lines left: 9/)
})

/** The keys that lead from one tile to another. */
function arrows(from: number, to: number): string {
  const [down, right] = [rowOf(to) - rowOf(from), columnOf(to) - columnOf(from)]
  return (
    (down < 0 ? '{ArrowUp}' : '{ArrowDown}').repeat(Math.abs(down)) +
    (right < 0 ? '{ArrowLeft}' : '{ArrowRight}').repeat(Math.abs(right))
  )
}

test('links a chain by arrow keys, Space and Enter, and keeps the focus on its tile', async () => {
  const screen = await show()
  cell(screen, 0)?.focus()
  let at = 0
  for (const position of chain) {
    await userEvent.keyboard(`${arrows(at, position)} `)
    at = position
    await expect.poll(() => cell(screen, position)?.ariaSelected).toBe('true')
  }
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => names(screen)).toEqual(namesOf(afterChain(board, chain)))
  expect(document.activeElement).toBe(cell(screen, at))
})

test('stays at the edge of the board, and forgets the chosen tiles on Escape', async () => {
  const screen = await show()
  cell(screen, 0)?.focus()
  await userEvent.keyboard('{ArrowUp}{ArrowLeft} ')
  expect(document.activeElement).toBe(cell(screen, 0))
  await expect.poll(() => cell(screen, 0)?.ariaSelected).toBe('true')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => cell(screen, 0)?.ariaSelected).toBe('false')
})

function pointer(type: string, target: Element | null, pointerType: string): void {
  const { x, y, width, height } = target?.getBoundingClientRect() ?? new DOMRect()
  const [clientX, clientY] = [x + width / 2, y + height / 2]
  document.elementFromPoint(clientX, clientY)?.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      isPrimary: true,
      pointerId: 1,
      pointerType,
      clientX,
      clientY,
    }),
  )
}

test.for(['mouse', 'touch', 'pen'])('links a chain by a drag with %s', async (kind) => {
  // The events are not of a real pointer, which only the browser can capture.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue()
  const screen = await show()
  pointer('pointerdown', cell(screen, chain[0] ?? -1), kind)
  for (const position of chain.slice(1)) pointer('pointermove', cell(screen, position), kind)
  await expect
    .poll(() => chain.map((position) => cell(screen, position)?.ariaSelected))
    .toEqual(['true', 'true', 'true'])
  pointer('pointerup', cell(screen, chain.at(-1) ?? -1), kind)
  await expect.poll(() => names(screen)).toEqual(namesOf(afterChain(board, chain)))
})

test('forgets a drag that is canceled, or too short', async () => {
  vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue()
  const screen = await show()
  const [first = -1, second = -1] = chain
  for (const end of ['pointercancel', 'pointerup']) {
    pointer('pointerdown', cell(screen, first), 'touch')
    pointer('pointermove', cell(screen, second), 'touch')
    await expect.poll(() => cell(screen, second)?.ariaSelected).toBe('true')
    pointer(end, cell(screen, second), 'touch')
    await expect.poll(() => cell(screen, second)?.ariaSelected).toBe('false')
  }
  expect(names(screen)).toEqual(namesOf(board))
})

/** Lights all lanterns. */
async function light(screen: Screen): Promise<void> {
  let game = board
  for (const positions of solved) {
    await expect.poll(() => names(screen)).toEqual(namesOf(game))
    await tap(screen, [positions])
    game = afterChain(game, positions)
  }
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent(`All lanterns are lit. Lines used: ${solved.length}`)
}

const shared = `Isle of Lumi Dec 1, 2026 🏮🏮🏮 Lines used: ${solved.length}`

test('lights the lanterns, keeps the focus, and shares the result', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {})
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  const screen = await show()
  await light(screen)
  const button = screen.getByRole('button', { name: 'Show a friend' })
  expect(document.activeElement?.contains(button.element())).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  expect(screen.container.querySelectorAll('[data-today=true]')).toHaveLength(1)
  await button.click()
  const { origin, pathname } = window.location
  expect(share.mock.calls).toEqual([[{ text: `${shared} ${origin}${pathname}#lanterns` }]])
})

/** Chains to the end of a game that is not lit. */
function lost(): number[][] {
  const chains: number[][] = []
  let game = board
  while (stateOf(game) === 'playing') {
    const [next = []] = chainsOf(game.tiles).slice(-1)
    chains.push(next)
    game = afterChain(game, next)
  }
  expect(stateOf(game)).toBe('over')
  return chains
}

test('begins the board again if lanterns are left', async () => {
  storage.setItem('lanterns', JSON.stringify({ day, chains: lost(), lit: [] }))
  const screen = await show()
  await screen.getByRole('button', { name: 'Play again' }).click()
  await expect.poll(() => names(screen)).toEqual(namesOf(board))
  expect(document.activeElement?.contains(screen.getByRole('grid').element())).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

test('goes on where the visitor left, also with what another tab has played', async () => {
  storage.setItem('lanterns', JSON.stringify({ day, chains: [chain], lit: [] }))
  const screen = await show()
  expect(names(screen)).toEqual(namesOf(afterChain(board, chain)))
  localStorage.removeItem('lanterns')
  window.dispatchEvent(new StorageEvent('storage', { key: 'lanterns' }))
  await expect.poll(() => names(screen)).toEqual(namesOf(board))
})

test('plays without storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const screen = await show()
  await tap(screen, [chain])
  await expect.poll(() => names(screen)).toEqual(namesOf(afterChain(board, chain)))
})

test('offers the board of the next day after midnight in Korea', async () => {
  const screen = await show()
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-02T00:00+09:00'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(names(screen)).toEqual(namesOf(board))
  await screen.getByRole('button', { name: "Go to today's board" }).click()
  await expect.poll(() => names(screen)).toEqual(namesOf(boardOf('2026-12-02')))
})
