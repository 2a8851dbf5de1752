import { expect, test } from 'vitest'
import { boardOf } from './lantern-progress.ts'
import { afterChain, stateOf, type LanternGame } from './lantern-rules.ts'
import { chainsOf, parOf, solution } from './lantern-solver.ts'

const dayMs = 86_400_000

/** Every board of ten years, or every nth. */
const boards = (nth: number) =>
  Array.from({ length: 3653 }, (_, days) =>
    new Date(Date.UTC(2026, 11, 1) + days * dayMs).toISOString().slice(0, 10),
  )
    .filter((_, days) => process.env.FULL_MATRIX || days % nth === 0)
    .map((day) => ({ day, board: boardOf(day) }))

test('can be solved with at most eight chains', { timeout: 900_000 }, () => {
  const unsolved = boards(293).filter(({ board }) => {
    const chains = solution(board, 8) ?? []
    return stateOf(chains.reduce<LanternGame>(afterChain, board)) !== 'lit'
  })
  expect(unsolved.map(({ day }) => day)).toEqual([])
})

test('has a par of at most ten chains, on nearly all days', () => {
  const pars = boards(97).map(({ board }) => parOf(board))
  const lit = pars.filter((count) => count !== null)
  expect(Math.max(...lit)).toBeLessThanOrEqual(10)
  expect(lit.length / pars.length).toBeGreaterThan(0.95)
})

/** Links random chains to the end. */
function walk(board: LanternGame, random: (below: number) => number): LanternGame {
  let game = board
  while (stateOf(game) === 'playing') {
    const chains = chainsOf(game.tiles)
    game = afterChain(game, chains[random(chains.length)] ?? [])
  }
  return game
}

test('is lit by the first random chains on less than one day in twenty', () => {
  const days = boards(19)
  const lit = days.filter(({ board }, nth) => {
    // A linear congruential generator, so that the walks are the same in each run.
    let state = nth
    const random = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
    random(1)
    return stateOf(walk(board, random)) === 'lit'
  })
  expect(lit.length).toBeGreaterThan(0)
  expect(lit.length / days.length).toBeLessThan(0.05)
})

test('has another board every day', () => {
  const days = boards(7)
  expect(new Set(days.map(({ board }) => JSON.stringify(board))).size).toBe(days.length)
})
