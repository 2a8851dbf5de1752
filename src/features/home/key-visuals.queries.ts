import { queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { post } from '#api/post.ts'

const schema = async () => (await import('./home.schema.ts')).KeyVisuals

export const keyVisualsQuery = () =>
  queryOptions({
    queryKey: queryKey('home', 'key-visuals'),
    queryFn: ({ signal }) => post('/main/keyvisual', localized(), schema, signal),
  })

/** The key visuals, the first of them the largest. */
export const useKeyVisuals = () => useQuery(keyVisualsQuery())
