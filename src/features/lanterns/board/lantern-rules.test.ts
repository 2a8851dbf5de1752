import { array, assert, constantFrom, integer, nat, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { members, type MemberId } from '#site-members.ts'
import {
  afterChain,
  boardSize,
  canFollow,
  columnOf,
  fallsOf,
  isChain,
  linkable,
  lanternCount,
  mostChains,
  newGame,
  nextLantern,
  shortChainOf,
  stateOf,
  tilesPerLantern,
  type LanternGame,
} from './lantern-rules.ts'
import { chainsOf } from './lantern-solver.ts'

/** The tiles of five words, by the first letters of the members. */
const tilesOf = (rows: string) =>
  rows
    .replaceAll(' ', '')
    .split('')
    .map((letter) => {
      const friend = members.find((id) => id.startsWith(letter))
      if (!friend) throw new Error(`No member begins with ${letter}.`)
      return friend
    })

const game = (change: Partial<LanternGame> = {}): LanternGame => ({
  tiles: tilesOf('pppmm dbimm ibdbi dibdb bdibd'),
  lanterns: ['pado', 'moru', 'byol'],
  filled: 0,
  chains: 0,
  seed: 7,
  ...change,
})

test.for([
  [[0, 1, 2], true],
  [[2, 1, 0], true],
  [[3, 4, 9, 8], true],
  [[3, 4], false],
  [[], false],
  [[0, 1, 0], false],
  [[0, 2, 1], false],
  [[1, 2, 3], false],
  [[3, 4, 8], false],
  // The end of a row is not next to the begin of the row below.
  [[8, 9, 10], false],
  [[-1, 0, 1, 2], false],
  [[0, 1, 2, 0.5], false],
  [[25, 26, 27], false],
] as const)('knows whether %j is a chain: %s', ([chain, expected]) => {
  expect(isChain(game().tiles, chain)).toBe(expected)
})

test.for([
  [[], 24, true],
  [[], 25, false],
  [[0], 1, true],
  [[0], 2, false],
  [[0], 5, false],
  [[0, 1], 0, false],
] as const)('knows whether after %j the tile %i can follow: %s', ([chain, next, expected]) => {
  expect(canFollow(game().tiles, chain, next)).toBe(expected)
})

test('knows the friends that can be linked, as a search of all chains', () => {
  expect(linkable(game().tiles)).toEqual(new Set(['pado', 'moru']))
  const board = array(constantFrom(...members), { minLength: 25, maxLength: 25 })
  assert(
    property(board, (tiles) => {
      const friends = new Set(chainsOf(tiles).map(([first]) => tiles[first ?? -1]))
      expect(linkable(tiles)).toEqual(friends)
      for (const friend of members) {
        const chain = shortChainOf(tiles, friend)
        expect(isChain(tiles, chain)).toBe(friends.has(friend))
        expect(chain.every((position) => tiles[position] === friend)).toBe(true)
      }
    }),
    { numRuns: 200, seed: 1 },
  )
})

test('gives the first lantern to a friend who can be linked at once', () => {
  assert(
    property(nat(2 ** 32 - 1), (seed) => {
      const { tiles, lanterns } = newGame(seed)
      expect(linkable(tiles)).toContain(lanterns[0])
      expect(new Set(lanterns).size).toBe(lanternCount)
    }),
    { numRuns: 100, seed: 1 },
  )
})

const otherColumns = (tiles: readonly MemberId[]) => tiles.filter((_, at) => columnOf(at) > 0)

test('lets the tiles above a chain fall, and puts new ones on top', () => {
  const tiles = tilesOf('mdbib pdbim pibdb pmdbi dbmid')
  const { tiles: after } = afterChain(game({ tiles }), [5, 10, 15])
  expect(after.slice(15)).toEqual(tilesOf('mmdbi dbmid'))
  expect(otherColumns(after)).toEqual(otherColumns(tiles))
})

test.for([
  ['tiles of its friend', 'pado', 0, 3],
  ['the tiles of a second chain, up to four', 'pado', 3, 4],
  ['no tiles of the friend of a later lantern', 'moru', 0, 0],
  ['no tiles of the friend of an earlier lantern', 'moru', 4, 4],
] as const)('fills a lantern with %s', ([, first, filled, expected]) => {
  const lanterns: MemberId[] = [first, first === 'pado' ? 'moru' : 'byol', 'byol']
  expect(afterChain(game({ lanterns, filled }), [0, 1, 2])).toMatchObject({
    filled: expected,
    chains: 1,
  })
})

test.for([
  [0, 0, 'playing', 0],
  [3, 9, 'playing', 0],
  [4, 9, 'playing', 1],
  [11, 9, 'playing', 2],
  [11, 10, 'over', 2],
  [12, 4, 'lit', 3],
  [12, 10, 'lit', 3],
] as const)('with %i tiles after %i chains is %s', ([filled, chains, state, lit]) => {
  expect(stateOf(game({ filled, chains }))).toBe(state)
  expect(nextLantern(game({ filled, chains }))).toBe(lit)
})

test.for([
  ['that is none', {}, [0, 1]],
  ['after the last one', { chains: mostChains }, [0, 1, 2]],
  ['after the last lantern', { filled: 12 }, [0, 1, 2]],
] as const)('ignores a chain %s', ([, change, chain]) => {
  const before = game(change)
  expect(afterChain(before, chain)).toBe(before)
})

/** A game, and the chains that were linked before: by their numbers in the list of possible ones. */
const visits = tuple(nat(2 ** 32 - 1), array(nat(), { maxLength: mostChains }))

function play(seed: number, choices: readonly number[]): LanternGame[] {
  const games = [newGame(seed)]
  for (const choice of choices) {
    const last = games.at(-1) ?? newGame(seed)
    if (stateOf(last) !== 'playing') break
    const chains = chainsOf(last.tiles)
    games.push(afterChain(last, chains[choice % chains.length] ?? []))
  }
  return games
}

const check = (run: (games: LanternGame[]) => void) =>
  assert(
    property(visits, ([seed, choices]) => run(play(seed, choices))),
    { numRuns: 100, seed: 1 },
  )

test('has a chain on every board until the end', () => {
  check((games) => {
    for (const { tiles } of games) {
      expect(tiles).toHaveLength(boardSize * boardSize)
      expect(chainsOf(tiles).length).toBeGreaterThan(0)
    }
  })
})

test('counts every chain, and tiles for the lanterns only upward, one lantern at a time', () => {
  check((games) => {
    for (const [nth, { filled, chains }] of games.entries()) {
      const before = games[nth - 1] ?? games[0]
      expect(chains).toBe(nth)
      expect(filled).toBeGreaterThanOrEqual(before?.filled ?? 0)
      expect(Math.floor(filled / tilesPerLantern)).toBeLessThanOrEqual(
        Math.floor((before?.filled ?? 0) / tilesPerLantern) + 1,
      )
    }
  })
})

test('leaves the tiles of every column that are not linked, in their order, at its foot', () => {
  check((games) => {
    const last = games.at(-1)
    if (!last || stateOf(last) !== 'playing') return
    for (const chain of chainsOf(last.tiles)) {
      const after = afterChain(last, chain)
      for (const column of Array.from({ length: boardSize }).keys()) {
        const isIn = (_: unknown, at: number) => columnOf(at) === column
        const left = last.tiles.filter((tile, at) => isIn(tile, at) && !chain.includes(at))
        const now = after.tiles.filter(isIn)
        expect(now.slice(now.length - left.length)).toEqual(left)
      }
      const from = fallsOf(chain).map((rows, position) => position - rows * boardSize)
      const kept = [...from.entries()].filter(([, before]) => before >= 0)
      expect(kept).toHaveLength(from.length - chain.length)
      expect(kept.map(([position]) => after.tiles[position])).toEqual(
        kept.map(([, before]) => last.tiles[before]),
      )
    }
  })
})

test('gives the same game for the same seed and chains', () => {
  assert(
    property(visits, ([seed, choices]) => {
      expect(play(seed, choices)).toEqual(play(seed, choices))
    }),
    { numRuns: 50, seed: 1 },
  )
})

test('accepts the same chains as a search of all chains', () => {
  const chain = array(integer({ min: -1, max: 25 }), { maxLength: 5 })
  const tiles = array(constantFrom(...members.slice(0, 2)), { minLength: 25, maxLength: 25 })
  assert(
    property(tiles, chain, (board, positions) => {
      const follows = positions.every((position, nth) => {
        const before = positions[nth - 1]
        if (before === undefined) return board[position] !== undefined
        const isBelow = Math.abs(position - before) === boardSize
        const isBeside =
          Math.abs(position - before) === 1 &&
          Math.floor(position / boardSize) === Math.floor(before / boardSize)
        return (isBelow || isBeside) && board[position] === board[before]
      })
      const isOnce = new Set(positions).size === positions.length
      expect(isChain(board, positions)).toBe(positions.length >= 3 && isOnce && follows)
    }),
    { numRuns: 2000, seed: 1 },
  )
})
