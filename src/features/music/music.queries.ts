import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { queryKey } from '#api/localized.ts'
import { staleTimes } from '#api/stale-times.ts'
import { read } from '#api/read.ts'
import { trackList } from './music.schema.ts'

export const musicQueries = {
  tracks: (code: string) =>
    queryOptions({
      queryKey: queryKey('music', 'tracks', code),
      staleTime: staleTimes.content,
      queryFn: ({ signal }) => read(trackList, { body: { code } }, signal),
    }),
}

/**
 * Loads the tracks of a music code. An empty code makes no request and returns an empty list
 * (docs/product.md#music). The previous list stays until the next one has loaded.
 */
export const useTracks = (code: string | null) =>
  useQuery({
    ...musicQueries.tracks(code ?? ''),
    enabled: code !== null && code !== '',
    placeholderData: keepPreviousData,
  })
