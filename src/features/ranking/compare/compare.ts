import { ranksBefore } from '../standing/movement.ts'
import type { Ranker } from '../ranking.schema.ts'

/** A player on two boards. */
export interface ComparedRow {
  nickname: string
  club: string | undefined
  /** The row on the shown board; none for one who is only on the other. */
  here: Ranker | undefined
  /** The row on the other board; none for one who is only on the shown one, or whose name is shared. */
  there: Ranker | undefined
  /** The rank on the other board as movements are told: see `ranksBefore`. */
  rankThere: number | null
}

/**
 * Two boards side by side: the players of the shown one in its order, then those who are on the other
 * alone. Who is who goes by the exact nickname; a name that is shared on either board matches nobody.
 */
export function compareBoards(
  here: readonly Ranker[],
  there: readonly Ranker[],
): readonly ComparedRow[] {
  const ranks = ranksBefore(here, there)
  const namesHere = new Set(here.map(({ nickname }) => nickname))
  const byName = new Map(there.map((row) => [row.nickname, row]))
  const shown = here.map((row, index) => ({
    nickname: row.nickname,
    club: row.club,
    here: row,
    there: ranks[index] ? byName.get(row.nickname) : undefined,
    rankThere: ranks[index] ?? null,
  }))
  const left = there.filter(({ nickname }) => !namesHere.has(nickname))
  return [
    ...shown,
    ...left.map((row) => ({
      nickname: row.nickname,
      club: row.club,
      here: undefined,
      there: row,
      rankThere: row.rank,
    })),
  ]
}
