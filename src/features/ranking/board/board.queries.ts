import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryKey } from '#api/localized.ts'
import { getFile } from '#api/post.ts'
import { staleTimes } from '#api/stale-times.ts'
import { boardFolders, type BoardType } from './board-type.ts'
import { buildIconMap } from './icon-map.ts'
import { Icons, Leaderboard, Seasons } from '../ranking.schema.ts'

/** Queries for the leaderboard files; the main page uses them too. */
export const boardQueries = {
  seasons: (type: BoardType) =>
    queryOptions({
      queryKey: queryKey('ranking', 'seasons', type),
      queryFn: ({ signal }) =>
        getFile(`/game-data/leaderboard/${boardFolders[type]}.json`, Seasons, signal),
      staleTime: staleTimes.rankings,
    }),

  // Cached for the whole visit: no leaderboard is downloaded twice.
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
      staleTime: staleTimes.content,
      queryFn: ({ signal }) => getFile('/game-data/user-icons.json', Icons, signal),
    }),
}

/** Loads the profile images of players by id. */
export const useUserIcons = () => useQuery({ ...boardQueries.userIcons(), select: buildIconMap })

/** Loads the seasons of a leaderboard, unsorted. */
export const useSeasons = (type: BoardType) => useQuery(boardQueries.seasons(type))

/** Loads the rows of a leaderboard. */
export const useBoard = (type: BoardType, fileName: string) =>
  useQuery(boardQueries.board(type, fileName))
