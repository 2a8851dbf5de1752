import { queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { staleTimes } from '#api/stale-times.ts'
import { read } from '#api/read.ts'
import { gameList } from './game.schema.ts'

export const gameTeaserQueries = {
  /** Fetches the first game without its story; `null` if there are no games. */
  first: () =>
    queryOptions({
      queryKey: queryKey('game', 'teaser'),
      staleTime: staleTimes.content,
      queryFn: async ({ signal }) => {
        const [first] = await read(gameList, { body: localized() }, signal)
        if (first === undefined) return null
        const { title, summary, image } = first
        return { title, summary, image }
      },
    }),
}

/** Fetches the game teaser of the main page. */
export const useGameTeaser = () => useQuery(gameTeaserQueries.first())
