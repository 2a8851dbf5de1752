import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { queryKey } from '#api/localized.ts'
import { read } from '#api/read.ts'
import { staleTimes } from '#api/stale-times.ts'
import { buildIconMap } from '../icon-map.ts'
import { leaderboards, seasonLists, userIconList, type BoardType } from '../ranking.schema.ts'

/** Queries for the leaderboard files; the main page uses them too. */
export const boardQueries = {
  seasons: (type: BoardType) =>
    queryOptions({
      queryKey: queryKey('ranking', 'seasons', type),
      queryFn: ({ signal }) => read(seasonLists[type], {}, signal),
      staleTime: staleTimes.rankings,
    }),

  // Fresh for 10 minutes; cached for an hour after the last page that shows it.
  board: (type: BoardType, fileName: string) =>
    queryOptions({
      queryKey: queryKey('ranking', 'board', type, fileName),
      queryFn: ({ signal }) =>
        read(leaderboards[type], { params: { seasonFilename: fileName } }, signal),
      staleTime: staleTimes.rankings,
    }),

  userIcons: () =>
    queryOptions({
      queryKey: queryKey('ranking', 'user-icons'),
      staleTime: staleTimes.content,
      queryFn: ({ signal }) => read(userIconList, {}, signal),
    }),
}

/** Loads the profile images of players by id. */
export const useUserIcons = () => useQuery({ ...boardQueries.userIcons(), select: buildIconMap })

/** Loads the seasons of a leaderboard, unsorted. */
export const useSeasons = (type: BoardType) => useQuery(boardQueries.seasons(type))

/** Loads the rows of a leaderboard; disabled without a file name. */
export function useBoard(type: BoardType, fileName: string | undefined) {
  const query = boardQueries.board(type, fileName ?? '')
  return useQuery({ ...query, queryFn: fileName === undefined ? skipToken : query.queryFn })
}
