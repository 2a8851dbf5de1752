import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryKey } from '#api/localized.ts'
import { read } from '#api/read.ts'
import { staleTimes } from '#api/stale-times.ts'
import { heartCount } from './heart-event.schema.ts'

export const heartEventQueries = {
  hearts: () =>
    queryOptions({
      queryKey: queryKey('heart-event', 'hearts'),
      queryFn: ({ signal }) => read(heartCount, {}, signal),
      staleTime: staleTimes.rankings,
    }),
}

/** Fetches the number of collected hearts. */
export const useHearts = () => useQuery(heartEventQueries.hearts())
