import { queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { staleTimes } from '#api/stale-times.ts'
import { read } from '#api/read.ts'
import { gameList } from './game.schema.ts'

export const gameQueries = {
  list: () =>
    queryOptions({
      queryKey: queryKey('game', 'list'),
      staleTime: staleTimes.content,
      queryFn: ({ signal }) => read(gameList, { body: localized() }, signal),
    }),
}

/** Fetches the games with their stories. */
export const useGames = () => useQuery(gameQueries.list())
