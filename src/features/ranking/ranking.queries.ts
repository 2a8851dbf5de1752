import { readSource, type Prefetch } from '#api/prefetch.ts'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { read } from '#api/read.ts'
import { staleTimes } from '#api/stale-times.ts'
import { clubIconList, rankingBanner, type BoardType } from './ranking.schema.ts'
import { boardQueries } from './board/board.queries.ts'
import { buildIconMap } from './icon-map.ts'
import { ranksBefore } from './standing/standing.ts'
import { chooseSeason, adjacentSeasons, type SeasonChoice } from './season/seasons.ts'

export const rankingQueries = {
  banner: (type: BoardType) =>
    queryOptions({
      queryKey: queryKey('ranking', 'banner', type),
      staleTime: staleTimes.content,
      queryFn: ({ signal }) => read(rankingBanner, { body: localized({ type }) }, signal),
    }),

  clubIcons: () =>
    queryOptions({
      queryKey: queryKey('ranking', 'club-icons'),
      staleTime: staleTimes.content,
      queryFn: ({ signal }) => read(clubIconList, {}, signal),
    }),

  /** The previous ranks of a leaderboard's players by row; see `ranksBefore`. */
  ranksBefore: (type: BoardType, fileName: string, before: string) =>
    queryOptions({
      queryKey: queryKey('ranking', 'ranks-before', type, fileName, before),
      queryFn: async ({ client }) => {
        const [now, then] = await Promise.all([
          client.query(boardQueries.board(type, fileName)),
          readSource(client, boardQueries.board(type, before)),
        ])
        return ranksBefore(now.rows, then.rows)
      },
      // The underlying queries retry themselves.
      retry: false,
      staleTime: staleTimes.rankings,
    }),
}

/** Loads the images above and below a leaderboard. */
export const useRankingBanner = (type: BoardType) => useQuery(rankingQueries.banner(type))

/** Loads the emblems of clubs by id. */
export const useClubIcons = () => useQuery({ ...rankingQueries.clubIcons(), select: buildIconMap })

/** Loads the ranks of the previous season by row; disabled for the first season. */
export function useRanksBefore(type: BoardType, fileName: string, before: string | undefined) {
  const query = rankingQueries.ranksBefore(type, fileName, before ?? '')
  return useQuery({ ...query, queryFn: before === undefined ? skipToken : query.queryFn })
}

/** Prefetches all data of a leaderboard page. The file of a season is known only after the seasons. */
export function loadRanking(prefetch: Prefetch, type: BoardType, choice: SeasonChoice) {
  return Promise.all([
    prefetch(rankingQueries.banner(type)),
    prefetch(boardQueries.seasons(type), (seasons) => {
      const season = chooseSeason(seasons, choice)
      if (season === null) return undefined
      const { fileName } = season
      const before = adjacentSeasons(seasons, season).older?.fileName
      return prefetch(boardQueries.board(type, fileName), () =>
        // Rank changes are optional: the leaderboard renders without them.
        before === undefined
          ? undefined
          : prefetch(rankingQueries.ranksBefore(type, fileName, before))?.catch(() => undefined),
      )
    }),
    prefetch(boardQueries.userIcons()),
    prefetch(rankingQueries.clubIcons()),
  ])
}
