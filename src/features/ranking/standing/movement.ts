import type { Ranker } from '../ranking.schema.ts'

/** A row as far as its movement goes. */
type Place = Pick<Ranker, 'rank' | 'nickname'>

/** Ranks by nickname; of a name that is there twice nobody knows whose is whose. */
function ranksByName(rows: readonly Place[]): Map<string, number | null> {
  const ranks = new Map<string, number | null>()
  for (const { nickname, rank } of rows) ranks.set(nickname, ranks.has(nickname) ? null : rank)
  return ranks
}

/**
 * The ranks that the players of a board had on the one before, in the order of the rows: 0 for one
 * who was not on it, `null` where that cannot be said (decisions, "Ranking": the same exact nickname,
 * and a nickname that occurs twice on a board shows no movement).
 */
export function ranksBefore(
  rows: readonly Place[],
  before: readonly Place[],
): readonly (number | null)[] {
  const now = ranksByName(rows)
  const then = ranksByName(before)
  return rows.map(({ nickname }) => {
    if (nickname === '' || now.get(nickname) === null) return null
    return then.has(nickname) ? (then.get(nickname) ?? null) : 0
  })
}

export type Movement = { kind: 'up' | 'down'; places: number } | { kind: 'same' | 'new'; places: 0 }

/** How a rank has moved; `null` where nothing is known of the season before. */
export function movementOf(rank: number, before: number | null | undefined): Movement | null {
  if (before === null || before === undefined) return null
  if (before === 0) return { kind: 'new', places: 0 }
  if (before === rank) return { kind: 'same', places: 0 }
  return { kind: before > rank ? 'up' : 'down', places: Math.abs(before - rank) }
}
