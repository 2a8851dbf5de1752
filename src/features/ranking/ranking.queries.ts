import { queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { getFile, post } from '#api/post.ts'
import { listOf } from '#api/schema.ts'
import type { BoardType } from './board-type.ts'
import { toIconBook } from './icon-book.ts'
import { Icon, Leaderboard, RankingBanner, Season } from './ranking.schema.ts'
import { chooseSeason, type SeasonChoice } from './season-choice.ts'

const folders = { level: 'levels', style: 'styles' } as const

export const rankingQueries = {
  banner: (type: BoardType) =>
    queryOptions({
      queryKey: queryKey('ranking', 'banner', type),
      queryFn: ({ signal }) => post('/ranking/banner', localized({ type }), RankingBanner, signal),
    }),

  clubIcons: () =>
    queryOptions({
      queryKey: queryKey('ranking', 'club-icons'),
      queryFn: ({ signal }) => getFile('/game-data/club-icons.json', listOf(Icon), signal),
      staleTime: Infinity,
    }),

  userIcons: () =>
    queryOptions({
      queryKey: queryKey('ranking', 'user-icons'),
      queryFn: ({ signal }) => getFile('/game-data/user-icons.json', listOf(Icon), signal),
      staleTime: Infinity,
    }),

  seasons: (type: BoardType) =>
    queryOptions({
      queryKey: queryKey('ranking', 'seasons', type),
      queryFn: ({ signal }) =>
        getFile(`/game-data/leaderboard/${folders[type]}.json`, listOf(Season), signal),
    }),

  board: (type: BoardType, fileName: string) =>
    queryOptions({
      queryKey: queryKey('ranking', 'board', type, fileName),
      queryFn: ({ signal }) =>
        getFile(`/game-data/leaderboard/${folders[type]}/${fileName}`, Leaderboard, signal),
    }),

  /**
   * For loaders: reads the seasons and then the board that the choice opens, so that the first board
   * is in the prerendered page. Its own answer is the file of that board.
   */
  opening: (type: BoardType, choice: SeasonChoice) =>
    queryOptions({
      queryKey: queryKey('ranking', 'opening', type, choice),
      queryFn: async ({ client }) => {
        const seasons = await client.query(rankingQueries.seasons(type))
        const fileName = chooseSeason(seasons, choice)?.fileName ?? null
        if (fileName !== null) await client.query(rankingQueries.board(type, fileName))
        return fileName
      },
      // What it reads is retried by itself.
      retry: false,
    }),
}

/** The pictures above and below a board. */
export const useRankingBanner = (type: BoardType) => useQuery(rankingQueries.banner(type))

/** The emblems of clubs by their ids. */
export const useClubIcons = () => useQuery({ ...rankingQueries.clubIcons(), select: toIconBook })

/** The profile pictures of players by their ids. */
export const useUserIcons = () => useQuery({ ...rankingQueries.userIcons(), select: toIconBook })

/** The seasons of a board, in any order. */
export const useSeasons = (type: BoardType) => useQuery(rankingQueries.seasons(type))

/** The rows of a board. */
export const useBoard = (type: BoardType, fileName: string) =>
  useQuery(rankingQueries.board(type, fileName))
