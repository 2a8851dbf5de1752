import { canFollow, shortestChain, type LanternGame } from './lantern-rules.ts'

type Tiles = LanternGame['tiles']
type Chain = readonly number[]

/** Returns true if a tap on this tile links the chain: the last tile is tapped again. */
export function isLinking(chain: Chain, position: number): boolean {
  return chain.length >= shortestChain && chain.at(-1) === position
}

/**
 * Returns the chosen tiles after a tap on a tile, or Space: it is added if it can follow, the tiles after it are taken
 * back if it is chosen, and otherwise it begins another chain.
 */
export function afterTap(tiles: Tiles, chain: Chain, position: number): Chain {
  const nth = chain.indexOf(position)
  if (nth >= 0) return chain.slice(0, nth === chain.length - 1 ? nth : nth + 1)
  return canFollow(tiles, chain, position) ? [...chain, position] : [position]
}

/** Returns the chosen tiles after a drag to a tile: a drag back takes the last one back. */
export function afterDrag(tiles: Tiles, chain: Chain, position: number): Chain {
  if (chain.at(-2) === position) return chain.slice(0, -1)
  return canFollow(tiles, chain, position) ? [...chain, position] : chain
}
