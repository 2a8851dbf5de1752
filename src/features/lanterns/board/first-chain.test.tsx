import { flushSync } from 'react-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { storage } from '#lib/storage.ts'
import { mascots } from '#site-mascots.ts'
import type { MemberId } from '#site-members.ts'
import { renderUi } from '#test/render.tsx'
import { beatAtom, musicSwitchAtom } from '#ui/page/slots.tsx'
import { boardOf } from './lantern-progress.ts'
import { afterChain, isChain, type LanternGame } from './lantern-rules.ts'
import { chainsOf } from './lantern-solver.ts'
import { TodaysLanterns } from './todays-lanterns.tsx'

// How a visitor finds out to play without a rule read.

const day = '2026-12-01'
const board = boardOf(day)

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`${day}T12:00+09:00`))
})

const show = () => renderUi(<TodaysLanterns />)

type Screen = Awaited<ReturnType<typeof show>>

const tap = (screen: Screen, position = -1) =>
  screen.container.querySelector<HTMLElement>(`[data-position="${position}"]`)?.click()

test('offers to play with music, if the page has any', async () => {
  const flip = vi.fn<() => void>()
  const screen = await show()
  const button = screen.getByRole('button', { name: 'Play with music' })
  await expect.element(button).not.toBeInTheDocument()
  screen.store.set(musicSwitchAtom, { flip })
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  expect(flip).toHaveBeenCalledOnce()
  screen.store.set(beatAtom, '0.6s')
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
})

/** The tiles of the lines that are drawn over the board. */
const lines = (screen: Screen) =>
  [...screen.container.querySelectorAll('polyline')]
    .map(({ points }) => [...points].map(({ x, y }) => (y - 10) / 4 + (x - 10) / 20))
    .filter(({ length }) => length > 0)

test('shows a first chain to a new visitor, until a tile is chosen', async () => {
  const screen = await show()
  const [example = []] = lines(screen)
  expect(isChain(board.tiles, example)).toBe(true)
  expect(board.tiles[example[0] ?? -1]).toBe(board.lanterns[0])
  tap(screen, example[0])
  await expect.poll(() => lines(screen)).toEqual([example.slice(0, 1)])
  // Nothing is chosen.
  tap(screen, example[0])
  await expect.poll(() => lines(screen)).toEqual([example])
})

test('shows no chain to a visitor who has lit a board', async () => {
  storage.setItem('lanterns', JSON.stringify({ day: null, chains: [], lit: ['2026-11-30'] }))
  expect(lines(await show())).toEqual([])
})

test('moves the hand that shows a chain for less than five seconds, and not with reduced motion', async () => {
  const animate = vi.spyOn(Element.prototype, 'animate')
  const still = await show()
  await new Promise(requestAnimationFrame)
  expect(animate).not.toHaveBeenCalled()
  await still.unmount()
  delete document.documentElement.dataset.motion
  await show()
  await expect.poll(() => animate.mock.results.length).toBe(1)
  const { endTime } = animate.mock.results[0]?.value.effect.getComputedTiming() ?? {}
  expect(endTime).toBeLessThan(5000)
})

test('marks the last tile once another tap links the chain', async () => {
  const screen = await show()
  const [chain = []] = lines(screen)
  const marks = () => screen.container.querySelectorAll('polyline + path').length
  for (const [nth, position] of chain.entries()) {
    tap(screen, position)
    await expect.poll(() => lines(screen)).toEqual([chain.slice(0, nth + 1)])
    expect(marks()).toBe(nth < 2 ? 0 : 1)
  }
})

/** Links a chain of a friend by taps. */
function link(screen: Screen, game: LanternGame, isOf: (friend: MemberId) => boolean): LanternGame {
  const of = (positions: readonly number[]) => game.tiles[positions[0] ?? -1]
  const chain = chainsOf(game.tiles).find((each) => isOf(of(each) ?? 'pado')) ?? []
  for (const position of [...chain, chain.at(-1)]) flushSync(() => tap(screen, position))
  return afterChain(game, chain)
}

test('says which friend the lantern wants after a chain of another', async () => {
  const screen = await show()
  const [wanted = 'pado'] = board.lanterns
  const after = link(screen, board, (friend) => friend !== wanted)
  const { en } = mascots[wanted].name
  const said = screen.getByText(`This lantern wants ${en}`)
  await expect.element(said).toBeVisible()
  link(screen, after, (friend) => friend === wanted)
  await expect.element(said).not.toBeInTheDocument()
})
