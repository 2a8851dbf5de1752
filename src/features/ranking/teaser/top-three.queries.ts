import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { queryKey } from '#api/localized.ts'
import { readSource } from '#api/prefetch.ts'
import { staleTimes } from '#api/stale-times.ts'
import type { BoardType } from '../ranking.schema.ts'
import { boardQueries, buildIconMap } from '../board/board.queries.ts'
import { chooseSeason } from '../season/seasons.ts'

const shown = 3

/** Loads the icons. They are decorative: on failure every player gets the default icon. */
async function loadIcons(client: QueryClient) {
  return buildIconMap(await readSource(client, boardQueries.userIcons()).catch(() => []))
}

export const topThreeQueries = {
  /**
   * The top three of the newest season. Derived in the query, so that the prerendered page contains only three
   * rows.
   */
  of: (type: BoardType) =>
    queryOptions({
      queryKey: queryKey('ranking', 'top-three', type),
      queryFn: async ({ client }) => {
        const season = chooseSeason(await readSource(client, boardQueries.seasons(type)), {})
        if (season === null) return []
        const [{ rows }, icons] = await Promise.all([
          readSource(client, boardQueries.board(type, season.fileName)),
          loadIcons(client),
        ])
        return rows.slice(0, shown).map(({ rank, nickname, club, iconId, level, stylePoints }) => ({
          rank,
          nickname,
          club,
          picture: iconId === null ? undefined : icons.get(iconId),
          figure: type === 'level' ? level : stylePoints,
        }))
      },
      // The underlying queries retry themselves.
      retry: false,
      staleTime: staleTimes.rankings,
    }),
}

/** Loads the top three of a leaderboard. */
export const useTopThree = (type: BoardType) => useQuery(topThreeQueries.of(type))
