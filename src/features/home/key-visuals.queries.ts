import { queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { staleTimes } from '#api/stale-times.ts'
import { read } from '#api/read.ts'
import { keyVisualList } from './home.schema.ts'

export const keyVisualsQuery = () =>
  queryOptions({
    queryKey: queryKey('home', 'key-visuals'),
    staleTime: staleTimes.content,
    queryFn: ({ signal }) => read(keyVisualList, { body: localized() }, signal),
  })

/** Fetches the key visuals; the first one is the LCP image. */
export const useKeyVisuals = () => useQuery(keyVisualsQuery())
