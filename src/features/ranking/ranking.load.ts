import type { Prefetch } from '#api/prefetch.ts'
import type { BoardType } from './board/board-type.ts'
import { boardQueries } from './board/board.queries.ts'
import { rankingQueries } from './ranking.queries.ts'
import type { SeasonChoice } from './season/season-choice.ts'

/** Prefetches all data of a leaderboard page. */
export function loadRanking(
  prefetch: Prefetch,
  type: BoardType,
  { year, month, season }: SeasonChoice,
) {
  return Promise.all([
    prefetch(rankingQueries.banner(type)),
    prefetch(rankingQueries.opening(type, { year, month, season })),
    prefetch(boardQueries.userIcons()),
    prefetch(rankingQueries.clubIcons()),
  ])
}
