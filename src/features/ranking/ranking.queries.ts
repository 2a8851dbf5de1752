import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { getFile, post } from '#api/post.ts'
import { staleTimes } from '#api/stale-times.ts'
import type { BoardType } from './board/board-type.ts'
import { boardQueries, readerFor } from './board/board.queries.ts'
import { toIconBook } from './board/icon-map.ts'
import { ranksBefore } from './standing/movement.ts'
import { chooseSeason, seasonsBeside, type SeasonChoice } from './season/season-choice.ts'
import { Icons, RankingBanner } from './ranking.schema.ts'

export const rankingQueries = {
  banner: (type: BoardType) =>
    queryOptions({
      queryKey: queryKey('ranking', 'banner', type),
      queryFn: ({ signal }) => post('/ranking/banner', localized({ type }), RankingBanner, signal),
    }),

  clubIcons: () =>
    queryOptions({
      queryKey: queryKey('ranking', 'club-icons'),
      queryFn: ({ signal }) => getFile('/game-data/club-icons.json', Icons, signal),
    }),

  /** The ranks of a board's players on the one before it, row by row; see `ranksBefore`. */
  ranksBefore: (type: BoardType, fileName: string, before: string) =>
    queryOptions({
      queryKey: queryKey('ranking', 'ranks-before', type, fileName, before),
      queryFn: async ({ client }) => {
        const [now, then] = await Promise.all([
          client.query(boardQueries.board(type, fileName)),
          readerFor(client).query(boardQueries.board(type, before)),
        ])
        return ranksBefore(now.rows, then.rows)
      },
      // What it reads is retried by itself.
      retry: false,
      staleTime: staleTimes.rankings,
    }),

  /**
   * For loaders: reads the seasons and then the board that the choice opens, so that the first board
   * is in the prerendered page. Its own answer is the file of that board.
   */
  opening: (type: BoardType, choice: SeasonChoice) =>
    queryOptions({
      queryKey: queryKey('ranking', 'opening', type, choice),
      queryFn: async ({ client }) => {
        const seasons = await client.query(boardQueries.seasons(type))
        const season = chooseSeason(seasons, choice)
        if (season === null) return null
        const { fileName } = season
        await client.query(boardQueries.board(type, fileName))
        const before = seasonsBeside(seasons, season).older
        // Movements are an extra: a board stands without them.
        if (before !== undefined) {
          const movements = client.query(
            rankingQueries.ranksBefore(type, fileName, before.fileName),
          )
          await movements.catch(() => undefined)
        }
        return fileName
      },
      // What it reads is retried by itself.
      retry: false,
      staleTime: staleTimes.rankings,
    }),
}

/** The pictures above and below a board. */
export const useRankingBanner = (type: BoardType) => useQuery(rankingQueries.banner(type))

/** The emblems of clubs by their ids. */
export const useClubIcons = () => useQuery({ ...rankingQueries.clubIcons(), select: toIconBook })

/** The ranks of the season before, row by row; none for the first season of all. */
export function useRanksBefore(type: BoardType, fileName: string, before: string | undefined) {
  const query = rankingQueries.ranksBefore(type, fileName, before ?? '')
  return useQuery({ ...query, queryFn: before === undefined ? skipToken : query.queryFn })
}
