import { members, type MemberId } from '#site-members.ts'

/** The rows and the columns of a board. */
export const boardSize = 5

const positions = Array.from({ length: boardSize * boardSize }, (_, position) => position)

export const lanternCount = 3

/** The tiles of its friend that light a lantern. */
export const tilesPerLantern = 4

export const shortestChain = 3

export const mostChains = 10

/**
 * New tiles are drawn as often as this, and the draw in which most friends can be linked is taken. A single draw
 * would often leave one chain to choose, or none.
 */
const draws = 64

/** The board of a day, and what has been linked on it. */
export interface LanternGame {
  /** The friend on each tile, row by row from the top. */
  tiles: readonly MemberId[]
  /** The friends of the lanterns, in the order in which the lanterns light. */
  lanterns: readonly MemberId[]
  /** The tiles in the lanterns: the first four are those of the first lantern. */
  filled: number
  /** The number of chains that were linked. */
  chains: number
  /** The seed of the tiles that come next. */
  seed: number
}

/** `lit`: all lanterns are lit · `over`: no chain is left, and not all are lit */
export type LanternState = 'playing' | 'lit' | 'over'

type Random = (below: number) => number

/** Creates a deterministic source of integers from 0 to `below` - 1: Mulberry32. */
function createRandom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

const neighbors: readonly (readonly number[])[] = positions.map((position) =>
  positions.filter((other) => {
    const [rows, columns] = [rowOf(position) - rowOf(other), columnOf(position) - columnOf(other)]
    return Math.abs(rows) + Math.abs(columns) === 1
  }),
)

export function rowOf(position: number): number {
  return Math.floor(position / boardSize)
}

export function columnOf(position: number): number {
  return position % boardSize
}

/** Returns the positions next to a tile, up, down, left and right, that have the same friend. */
export function equalNeighbors(tiles: LanternGame['tiles'], position: number): number[] {
  return (neighbors[position] ?? []).filter((next) => tiles[next] === tiles[position])
}

/** Returns true if a tile can follow the last one of a chain; any tile can begin one. */
export function canFollow(
  tiles: LanternGame['tiles'],
  chain: readonly number[],
  position: number,
): boolean {
  const last = chain.at(-1)
  if (last === undefined) return positions.includes(position)
  return !chain.includes(position) && equalNeighbors(tiles, last).includes(position)
}

/** Returns true if the tiles at these positions, in this order, are a chain. */
export function isChain(tiles: LanternGame['tiles'], chain: readonly number[]): boolean {
  return (
    chain.length >= shortestChain &&
    chain.every((position, nth) => canFollow(tiles, chain.slice(0, nth), position))
  )
}

/** Returns the friends that can be linked: three tiles are a chain if one of them is next to the two others. */
export function linkable(tiles: LanternGame['tiles']): Set<MemberId> {
  const isMiddle = (friend: MemberId, position: number) => {
    let equal = 0
    for (const next of neighbors[position] ?? []) if (tiles[next] === friend) equal += 1
    return equal > 1
  }
  return new Set(tiles.filter(isMiddle))
}

/** Returns the first chain of three tiles of a friend; an empty one if that friend cannot be linked. */
export function shortChainOf(tiles: LanternGame['tiles'], friend: MemberId): readonly number[] {
  for (const position of positions) {
    const [before, after] = tiles[position] === friend ? equalNeighbors(tiles, position) : []
    if (before !== undefined && after !== undefined) return [before, position, after]
  }
  return []
}

/** Returns the tiles with friends at the positions that have none. */
function refill(tiles: readonly (MemberId | null)[], random: Random): MemberId[] {
  let best: MemberId[] = []
  let most = 0
  for (let draw = 0; draw < draws || most === 0; draw += 1) {
    const drawn = tiles.map((friend) => friend ?? members[random(members.length)] ?? members[0])
    const count = linkable(drawn).size
    if (count > most) [best, most] = [drawn, count]
  }
  return best
}

/** Removes the tiles of a chain and lets the tiles above them fall. */
function fall(tiles: LanternGame['tiles'], chain: readonly number[]): readonly (MemberId | null)[] {
  const columns = Array.from({ length: boardSize }, (_, column) => {
    const left = tiles.filter((_, at) => columnOf(at) === column && !chain.includes(at))
    return [...Array<null>(boardSize - left.length).fill(null), ...left]
  })
  return positions.map((position) => columns[columnOf(position)]?.[rowOf(position)] ?? null)
}

/** Returns how many rows the tile at each position has fallen after a chain; new tiles come from above. */
export function fallsOf(chain: readonly number[]): number[] {
  return positions.map((position) => {
    const removed = positions.filter(
      (other) => columnOf(other) === columnOf(position) && chain.includes(other),
    )
    const left = positions.filter(
      (other) => columnOf(other) === columnOf(position) && !chain.includes(other),
    )
    const from = left[rowOf(position) - removed.length]
    return from === undefined ? removed.length : rowOf(position) - rowOf(from)
  })
}

/** Returns members in a random order. */
function shuffled(random: Random): MemberId[] {
  const rest = [...members]
  return members.map(() => rest.splice(random(rest.length), 1)[0] ?? members[0])
}

/**
 * Returns the board of a seed, before the first chain. The friend of the first lantern can be linked at once, so that
 * a first chain can fill it.
 */
export function newGame(seed: number): LanternGame {
  const random = createRandom(seed)
  const tiles = refill(
    positions.map(() => null),
    random,
  )
  const friends = shuffled(random)
  const canLink = linkable(tiles)
  const first = friends.filter((friend) => canLink.has(friend)).slice(0, 1)
  return {
    tiles,
    lanterns: [...new Set([...first, ...friends])].slice(0, lanternCount),
    filled: 0,
    chains: 0,
    seed: random(2 ** 32),
  }
}

/** Returns the position of the lantern that fills next; the number of lanterns if all are lit. */
export function nextLantern({ filled }: Pick<LanternGame, 'filled'>): number {
  return Math.floor(filled / tilesPerLantern)
}

export function stateOf(game: LanternGame): LanternState {
  if (nextLantern(game) === lanternCount) return 'lit'
  return game.chains < mostChains ? 'playing' : 'over'
}

/**
 * Returns the game after a chain: its tiles vanish, the tiles above fall, and new ones come from the seed. The tiles
 * go into the next lantern if it is that of their friend; more than it needs are lost.
 * @returns the same game if it has ended or this is not a chain
 */
export function afterChain(game: LanternGame, chain: readonly number[]): LanternGame {
  const { tiles, lanterns, filled, chains, seed } = game
  if (stateOf(game) !== 'playing' || !isChain(tiles, chain)) return game
  const next = nextLantern(game)
  const isWanted = tiles[chain[0] ?? -1] === lanterns[next]
  const random = createRandom(seed)
  return {
    lanterns,
    tiles: refill(fall(tiles, chain), random),
    filled: isWanted ? Math.min(filled + chain.length, (next + 1) * tilesPerLantern) : filled,
    chains: chains + 1,
    seed: random(2 ** 32),
  }
}
