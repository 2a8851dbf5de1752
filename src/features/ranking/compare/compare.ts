import { movementOf, ranksBefore } from '../standing/standing.ts'
import type { Ranker } from '../ranking.schema.ts'
import { atom } from 'jotai'

/** A player in a comparison of two leaderboards. */
export interface ComparedRow {
  nickname: string
  club: string | undefined
  /** The row on the shown leaderboard; `undefined` if the player is only on the other one. */
  here: Ranker | undefined
  /**
   * The row on the other leaderboard; `undefined` if the player is only on the shown one, or the name is not
   * unique.
   */
  there: Ranker | undefined
  /** The rank on the other leaderboard, as `ranksBefore` returns it. */
  rankThere: number | null
}

/**
 * Merges two leaderboards: the players of the shown one in its order, then those who are only on the other.
 * Players match by exact nickname; a nickname that occurs twice on either leaderboard matches no player.
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

/** A player of a comparison, and the places between the two ranks. */
interface Moved {
  row: ComparedRow
  here: Ranker
  places: number
}

/** The first player with the largest rank change in each direction, if any. */
export type MostMoved = Partial<Record<'up' | 'down', Moved>>

/** Returns the players of a comparison with the largest rank changes. */
export function mostMoved(rows: readonly ComparedRow[]): MostMoved {
  const most: MostMoved = {}
  for (const row of rows) {
    const { here, rankThere } = row
    const movement = here ? movementOf(here.rank, rankThere) : null
    if (here === undefined || (movement?.kind !== 'up' && movement?.kind !== 'down')) continue
    if (movement.places > (most[movement.kind]?.places ?? 0))
      most[movement.kind] = { row, here, places: movement.places }
  }
  return most
}

/** True from the selection of a comparison until the result receives the focus. */
export const comparisonChosenAtom = atom(false)
