import { QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { queryKey } from '#api/localized.ts'
import { getFile } from '#api/post.ts'
import { staleTimes } from '#api/stale-times.ts'
import { boardFolders, type BoardType } from './board-type.ts'
import { toIconBook } from './icon-map.ts'
import { Icons, Leaderboard, Seasons } from '../ranking.schema.ts'

/** The files that the boards are made of; the main page reads them too. */
export const boardQueries = {
  seasons: (type: BoardType) =>
    queryOptions({
      queryKey: queryKey('ranking', 'seasons', type),
      queryFn: ({ signal }) =>
        getFile(`/game-data/leaderboard/${boardFolders[type]}.json`, Seasons, signal),
      staleTime: staleTimes.rankings,
    }),

  // What was read once is kept: no board is downloaded twice in a visit.
  board: (type: BoardType, fileName: string) =>
    queryOptions({
      queryKey: queryKey('ranking', 'board', type, fileName),
      queryFn: ({ signal }) => {
        const path = `/game-data/leaderboard/${boardFolders[type]}/${fileName}` as const
        return getFile(path, Leaderboard, signal)
      },
      staleTime: staleTimes.rankings,
    }),

  userIcons: () =>
    queryOptions({
      queryKey: queryKey('ranking', 'user-icons'),
      queryFn: ({ signal }) => getFile('/game-data/user-icons.json', Icons, signal),
    }),
}

/**
 * Who reads the files for a query that keeps only a part of them: in a visit its own client, so that
 * they are there for all; a page is stored with that part alone, not with what it comes from.
 */
export function readerFor(client: QueryClient): QueryClient {
  return import.meta.env.SSR ? new QueryClient() : client
}

/** The profile pictures of players by their ids. */
export const useUserIcons = () => useQuery({ ...boardQueries.userIcons(), select: toIconBook })

/** The seasons of a board, in any order. */
export const useSeasons = (type: BoardType) => useQuery(boardQueries.seasons(type))

/** The rows of a board. */
export const useBoard = (type: BoardType, fileName: string) =>
  useQuery(boardQueries.board(type, fileName))
