import { sorted } from '#lib/collections.ts'
import {
  afterChain,
  equalNeighbors,
  linkable,
  mostChains,
  nextLantern,
  stateOf,
  tilesPerLantern,
  lanternCount,
  type LanternGame,
} from './lantern-rules.ts'

// Loads once a board is lit, and knows nothing of how it was played.

/** Returns the chains of a board, one for each set of tiles. */
export function chainsOf(tiles: LanternGame['tiles']): number[][] {
  const found = new Map<number, number[]>()
  const extend = (chain: number[], set: number) => {
    if (chain.length >= 3 && !found.has(set)) found.set(set, chain)
    for (const next of equalNeighbors(tiles, chain.at(-1) ?? -1)) {
      if ((set & (1 << next)) === 0) extend([...chain, next], set | (1 << next))
    }
  }
  for (const position of tiles.keys()) extend([position], 1 << position)
  return [...found.values()]
}

/**
 * Returns an estimate of the chains that a game needs: two for a lantern, one if it has tiles, and one more if the
 * friend of the next lantern cannot be linked yet.
 */
function chainsLeft({ tiles, lanterns, filled }: LanternGame): number {
  const next = nextLantern({ filled })
  const friend = lanterns[next]
  const canLink = friend === undefined || linkable(tiles).has(friend)
  return (lanternCount - next) * 2 - (filled % tilesPerLantern === 0 ? 0 : 1) + (canLink ? 0 : 1)
}

interface Played {
  game: LanternGame
  chains: readonly (readonly number[])[]
  /** An estimate of the chains that it still needs. */
  left: number
}

/** Returns each of these games after each chain of its board. */
const afterAll = (played: readonly Played[]): Played[] =>
  played.flatMap(({ game, chains }) =>
    chainsOf(game.tiles).map((chain) => {
      const after = afterChain(game, chain)
      return { game: after, chains: [...chains, chain], left: chainsLeft(after) }
    }),
  )

/** Searches in at most `most` steps, of which each goes on with the `width` best games. */
function search(game: LanternGame, most: number, width: number): Played['chains'] | null {
  let best: Played[] = [{ game, chains: [], left: 0 }]
  for (let step = 0; step < most; step += 1) {
    const next = afterAll(best)
    const lit = next.find((played) => stateOf(played.game) === 'lit')
    if (lit) return lit.chains
    best = sorted(next, (a, b) => a.left - b.left).slice(0, width)
  }
  return null
}

const widths = [4, 32, 256, 4096]

/** Returns chains, at most `most`, that light all lanterns of a game; `null` if none were found. */
export function solution(game: LanternGame, most: number): Played['chains'] | null {
  for (const width of widths) {
    const chains = search(game, most, width)
    if (chains !== null) return chains
  }
  return null
}

/** The games to go on with for a par: enough to light nearly every board, and few enough for a slow phone. */
const parWidth = 8

/** Returns a number of chains to compare with: that of a short search. `null` if it does not light the board. */
export function parOf(board: LanternGame): number | null {
  return search(board, mostChains, parWidth)?.length ?? null
}
