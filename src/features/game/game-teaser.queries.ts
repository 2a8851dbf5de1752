import { queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { staleTimes } from '#api/stale-times.ts'
import { post } from '#api/post.ts'
import { Games } from './game.schema.ts'

export const gameTeaserQueries = {
  /** Fetches the first game without its story; `null` if there are no games. */
  first: () =>
    queryOptions({
      queryKey: queryKey('game', 'teaser'),
      staleTime: staleTimes.content,
      queryFn: async ({ signal }) => {
        const [first] = await post('/game', localized(), Games, signal)
        if (first === undefined) return null
        const { title, summary, image } = first
        return { title, summary, image }
      },
    }),
}

/** Fetches the game teaser of the main page. */
export const useGameTeaser = () => useQuery(gameTeaserQueries.first())
