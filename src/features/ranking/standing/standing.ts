import type { Ranker, BoardType } from '../ranking.schema.ts'
import type { Score } from '../ranking.search.ts'

/** The fields of a row that a rank change needs. */
type RankedName = Pick<Ranker, 'rank' | 'nickname'>

/** Maps nicknames to ranks; `null` for a nickname that occurs more than once. */
function ranksByName(rows: readonly RankedName[]): Map<string, number | null> {
  const ranks = new Map<string, number | null>()
  for (const { nickname, rank } of rows) ranks.set(nickname, ranks.has(nickname) ? null : rank)
  return ranks
}

/**
 * Returns the previous ranks of a leaderboard's players, by row: 0 if absent, `null` if unknown. Players match
 * by exact nickname; a nickname that occurs twice shows no change.
 */
export function ranksBefore(
  rows: readonly RankedName[],
  before: readonly RankedName[],
): readonly (number | null)[] {
  const now = ranksByName(rows)
  const then = ranksByName(before)
  return rows.map(({ nickname }) => {
    if (nickname === '' || now.get(nickname) === null) return null
    return then.has(nickname) ? (then.get(nickname) ?? null) : 0
  })
}

export type Movement = { kind: 'up' | 'down'; places: number } | { kind: 'same' | 'new'; places: 0 }

/** Returns the rank change; `null` if the previous rank is unknown. */
export function movementOf(rank: number, before: number | null | undefined): Movement | null {
  if (before === null || before === undefined) return null
  if (before === 0) return { kind: 'new', places: 0 }
  if (before === rank) return { kind: 'same', places: 0 }
  return { kind: before > rank ? 'up' : 'down', places: Math.abs(before - rank) }
}

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

/** The scores that the leaderboards are ranked by. */
export const mainScores = {
  level: 'level',
  style: 'stylePoints',
} as const satisfies Record<BoardType, Score>

/** Returns the score that the leaderboard is ranked by. */
export function scoreOf(type: BoardType, row: Ranker): number | null {
  return row[mainScores[type]]
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
