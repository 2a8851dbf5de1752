import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryKey } from '#api/localized.ts'
import { getFile } from '#api/post.ts'
import { staleTimes } from '#api/stale-times.ts'
import { Hearts } from './heart-event.schema.ts'

export const heartEventQueries = {
  hearts: () =>
    queryOptions({
      queryKey: queryKey('heart-event', 'hearts'),
      queryFn: ({ signal }) => getFile('/game-data/event/hearts-202306.json', Hearts, signal),
      staleTime: staleTimes.rankings,
    }),
}

/** Fetches the number of collected hearts. */
export const useHearts = () => useQuery(heartEventQueries.hearts())
