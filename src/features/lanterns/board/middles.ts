import { columnOf, rowOf } from './lantern-rules.ts'

/** Writes the middle of a tile as a point of a drawing in which a tile is 20 wide. */
export const middleOf = (position: number) =>
  `${columnOf(position) * 20 + 10},${rowOf(position) * 20 + 10}`

/** Writes the middles of the tiles of a chain as points. */
export const pointsOf = (chain: readonly number[]) => chain.map(middleOf).join(' ')
