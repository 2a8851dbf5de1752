import { queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { post } from '#api/post.ts'

const games = async () => (await import('./game.schema.ts')).Games

export const gameQueries = {
  list: () =>
    queryOptions({
      queryKey: queryKey('game', 'list'),
      queryFn: ({ signal }) => post('/game', localized(), games, signal),
    }),
}

/** The games with their stories. */
export const useGames = () => useQuery(gameQueries.list())
