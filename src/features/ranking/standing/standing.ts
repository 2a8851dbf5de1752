import type { BoardType, Ranker } from '../ranking.schema.ts'

/** The difference to the next better rank; 0 if the scores are equal. */
interface Gap {
  toRank: number
  by: number
}

/** A player's row with the adjacent rows in leaderboard order. */
export interface Standing {
  row: Ranker
  above: Ranker | undefined
  below: Ranker | undefined
  /** `null` for the best rank, and if a score is missing. */
  gap: Gap | null
}

/** Returns the score that the leaderboard is ranked by. */
export function scoreOf(type: BoardType, row: Ranker): number | null {
  return type === 'level' ? row.level : row.stylePoints
}

/**
 * Returns the gap to the nearest row above with a better rank. Ranks can be tied or missing, so that is not
 * always the row above, nor the rank minus one.
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
 * Returns a player's standings: one per row with the exact nickname, or an empty list.
 * @param rows the whole leaderboard, sorted by rank
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
