import { queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { post } from '#api/post.ts'
import { Games } from './game.schema.ts'

export const gameTeaserQueries = {
  /** The first game without its story; `null` where there is none. */
  first: () =>
    queryOptions({
      queryKey: queryKey('game', 'teaser'),
      queryFn: async ({ signal }) => {
        const [first] = await post('/game', localized(), Games, signal)
        if (first === undefined) return null
        const { title, summary, image } = first
        return { title, summary, image }
      },
    }),
}

/** What the main page says of the game. */
export const useGameTeaser = () => useQuery(gameTeaserQueries.first())
