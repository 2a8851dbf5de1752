import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { queryKey } from '#api/localized.ts'
import { post } from '#api/post.ts'
import { Tracks } from './music.schema.ts'

export const musicQueries = {
  tracks: (code: string) =>
    queryOptions({
      queryKey: queryKey('music', 'tracks', code),
      queryFn: ({ signal }) => post('/setting/bgm', { code }, Tracks, signal),
    }),
}

/**
 * The tracks of a music code. An empty code asks for nothing, and its list is empty (docs/product.md#music).
 * Until the list of the next page is there, the last one goes on.
 */
export const useTracks = (code: string | null) =>
  useQuery({
    ...musicQueries.tracks(code ?? ''),
    enabled: code !== null && code !== '',
    placeholderData: keepPreviousData,
  })
