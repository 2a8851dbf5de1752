import { queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { post } from '#api/post.ts'
import { KeyVisuals } from './home.schema.ts'

export const keyVisualsQuery = () =>
  queryOptions({
    queryKey: queryKey('home', 'key-visuals'),
    queryFn: ({ signal }) => post('/main/keyvisual', localized(), KeyVisuals, signal),
  })

/** The key visuals, the first of them the largest. */
export const useKeyVisuals = () => useQuery(keyVisualsQuery())
