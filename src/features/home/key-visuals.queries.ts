import { queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { staleTimes } from '#api/stale-times.ts'
import { post } from '#api/post.ts'
import { KeyVisuals } from './home.schema.ts'

export const keyVisualsQuery = () =>
  queryOptions({
    queryKey: queryKey('home', 'key-visuals'),
    staleTime: staleTimes.content,
    queryFn: ({ signal }) => post('/main/keyvisual', localized(), KeyVisuals, signal),
  })

/** Fetches the key visuals; the first one is the LCP image. */
export const useKeyVisuals = () => useQuery(keyVisualsQuery())
