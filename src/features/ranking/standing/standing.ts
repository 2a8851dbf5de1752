import type { BoardType } from '../board/board-type.ts'
import type { Ranker } from '../ranking.schema.ts'

/** What is missing to the next better rank; 0 where the two are even. */
interface Gap {
  toRank: number
  by: number
}

/** A row of a player, with the rows on both sides of it in the order of the board. */
export interface Standing {
  row: Ranker
  above: Ranker | undefined
  below: Ranker | undefined
  /** None for the best rank, and where a figure is missing. */
  gap: Gap | null
}

/** The figure that a board is ordered by. */
export function scoreOf(type: BoardType, row: Ranker): number | null {
  return type === 'level' ? row.level : row.stylePoints
}

/**
 * The gap to the next rank: the nearest row above whose rank is better. Ranks may be shared, and
 * some may be missing, so it is neither always the row above nor always one less.
 */
function gapOf(rows: readonly Ranker[], at: number, type: BoardType): Gap | null {
  const row = rows[at]
  if (!row) return null
  let nextAt = at - 1
  while (rows[nextAt]?.rank === row.rank) nextAt -= 1
  const next = rows[nextAt]
  if (!next) return null
  const [own, theirs] = [scoreOf(type, row), scoreOf(type, next)]
  if (own === null || theirs === null || theirs < own) return null
  return { toRank: next.rank, by: theirs - own }
}

/**
 * Where a player stands on a board: none, one, or as many as share the exact nickname (decisions,
 * "Ranking").
 * @param rows the whole board in the order of its ranks
 */
export function standingsOf(
  rows: readonly Ranker[],
  nickname: string,
  type: BoardType,
): readonly Standing[] {
  return rows.flatMap((row, at) =>
    row.nickname === nickname
      ? [{ row, above: rows[at - 1], below: rows[at + 1], gap: gapOf(rows, at, type) }]
      : [],
  )
}
