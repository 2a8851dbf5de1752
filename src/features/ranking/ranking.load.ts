import type { Load } from '#api/load.ts'
import type { BoardType } from './board-type.ts'
import { boardQueries } from './board.queries.ts'
import { rankingQueries } from './ranking.queries.ts'
import type { SeasonChoice } from './season-choice.ts'

/** Starts all that the page of a board shows. */
export function loadRanking(load: Load, type: BoardType, { year, month, season }: SeasonChoice) {
  return Promise.all([
    load(rankingQueries.banner(type)),
    load(rankingQueries.opening(type, { year, month, season })),
    load(boardQueries.userIcons()),
    load(rankingQueries.clubIcons()),
  ])
}
