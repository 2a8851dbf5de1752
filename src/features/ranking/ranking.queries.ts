import { queryOptions, skipToken, useQueries, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { getFile, post } from '#api/post.ts'
import { listOf } from '#api/schema.ts'
import { boardFolders, type BoardType } from './board-type.ts'
import { toIconBook } from './icon-book.ts'
import { ranksBefore } from './movement.ts'
import { Icon, Leaderboard, RankingBanner, Season } from './ranking.schema.ts'
import { chooseSeason, seasonsBeside, type SeasonChoice } from './season-choice.ts'

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
        getFile(`/game-data/leaderboard/${boardFolders[type]}.json`, listOf(Season), signal),
    }),

  // What was read once is kept: no board is downloaded twice in a visit.
  board: (type: BoardType, fileName: string) =>
    queryOptions({
      queryKey: queryKey('ranking', 'board', type, fileName),
      queryFn: ({ signal }) => readBoard(type, fileName, signal),
      staleTime: Infinity,
    }),

  /** The ranks of a board's players on the one before it, row by row; see `ranksBefore`. */
  ranksBefore: (type: BoardType, fileName: string, before: string) =>
    queryOptions({
      queryKey: queryKey('ranking', 'ranks-before', type, fileName, before),
      queryFn: async ({ client, signal }) => {
        const [rows, rowsBefore] = await Promise.all([
          client.query(rankingQueries.board(type, fileName)),
          // A stored page carries the few figures, not the whole board that they come from.
          import.meta.env.SSR
            ? readBoard(type, before, signal)
            : client.query(rankingQueries.board(type, before)),
        ])
        return ranksBefore(rows, rowsBefore)
      },
      // What it reads is retried by itself.
      retry: false,
      staleTime: Infinity,
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
        const season = chooseSeason(seasons, choice)
        if (season === null) return null
        const { fileName } = season
        await client.query(rankingQueries.board(type, fileName))
        const before = seasonsBeside(seasons, season).older
        // Movements are an extra: a board stands without them.
        if (before !== undefined) {
          const movements = client.query(
            rankingQueries.ranksBefore(type, fileName, before.fileName),
          )
          await movements.catch(() => console.warn(`no movements: ${before.fileName}`))
        }
        return fileName
      },
      // What it reads is retried by itself.
      retry: false,
    }),
}

function readBoard(type: BoardType, fileName: string, signal: AbortSignal) {
  const path = `/game-data/leaderboard/${boardFolders[type]}/${fileName}` as const
  return getFile(path, Leaderboard, signal)
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

/** The ranks of the season before, row by row; none for the first season of all. */
export function useRanksBefore(type: BoardType, fileName: string, before: string | undefined) {
  const query = rankingQueries.ranksBefore(type, fileName, before ?? '')
  return useQuery({ ...query, queryFn: before === undefined ? skipToken : query.queryFn })
}

/** The boards of several seasons, in their order. */
export const useBoards = (type: BoardType, fileNames: readonly string[]) =>
  useQueries({ queries: fileNames.map((fileName) => rankingQueries.board(type, fileName)) })
