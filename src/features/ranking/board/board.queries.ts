import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { queryKey } from '#api/localized.ts'
import { read } from '#api/read.ts'
import { staleTimes } from '#api/stale-times.ts'
import {
  leaderboards,
  seasonLists,
  userIconList,
  type BoardType,
  type Icon,
} from '../ranking.schema.ts'
import { safeUrl } from '#lib/safe-url.ts'

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

/** Image URLs by the id that a row contains. */
export type IconMap = ReadonlyMap<number, string>

/** Used if the icon list fails to load: every row gets the default icon. */
export const noIcons: IconMap = new Map()

/** Resolves the path of a static image against the assets host. */
function onAssetsHost(path: string): string {
  return path.startsWith('/') ? (import.meta.env.VITE_ASSETS_BASE || '') + path : path
}

/** Builds the map of icons by id; icons with an unsafe URL are left out. */
export function buildIconMap(icons: readonly Icon[]): IconMap {
  return new Map(
    icons.flatMap(({ id, image }): [number, string][] => {
      const url = safeUrl(onAssetsHost(image))
      return url === null ? [] : [[id, url]]
    }),
  )
}
