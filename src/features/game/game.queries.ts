import { queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { staleTimes } from '#api/stale-times.ts'
import { post } from '#api/post.ts'
import { Games } from './game.schema.ts'

export const gameQueries = {
  list: () =>
    queryOptions({
      queryKey: queryKey('game', 'list'),
      staleTime: staleTimes.content,
      queryFn: ({ signal }) => post('/game', localized(), Games, signal),
    }),
}

/** Fetches the games with their stories. */
export const useGames = () => useQuery(gameQueries.list())
