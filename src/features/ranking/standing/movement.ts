import type { Ranker } from '../ranking.schema.ts'

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
