import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryKey } from '#api/localized.ts'
import { getFile } from '#api/post.ts'

const hearts = async () => (await import('./heart-event.schema.ts')).Hearts

export const heartEventQueries = {
  hearts: () =>
    queryOptions({
      queryKey: queryKey('heart-event', 'hearts'),
      queryFn: ({ signal }) => getFile('/game-data/event/hearts-202306.json', hearts, signal),
    }),
}

/** The hearts that were collected. */
export const useHearts = () => useQuery(heartEventQueries.hearts())
