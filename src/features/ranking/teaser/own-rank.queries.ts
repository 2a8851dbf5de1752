import { queryOptions } from '@tanstack/react-query'
import { queryKey } from '#api/localized.ts'
import { staleTimes } from '#api/stale-times.ts'
import { boardQueries } from '../board/board.queries.ts'
import { chooseSeason } from '../season/season-choice.ts'
import { standingsOf } from '../standing/standing.ts'

/**
 * The rank of a nickname on the level leaderboard of the newest season. `null` if it is not there, or more than
 * once: then nobody knows which one is the visitor's.
 */
export const ownRankQuery = (nickname: string) =>
  queryOptions({
    queryKey: queryKey('ranking', 'own', nickname),
    queryFn: async ({ client }) => {
      const season = chooseSeason(await client.query(boardQueries.seasons('level')), {})
      if (season === null) return null
      const { rows } = await client.query(boardQueries.board('level', season.fileName))
      const [standing, another] = standingsOf(rows, nickname, 'level')
      return standing && !another ? standing.row.rank : null
    },
    // The underlying queries retry themselves.
    retry: false,
    staleTime: staleTimes.rankings,
  })
