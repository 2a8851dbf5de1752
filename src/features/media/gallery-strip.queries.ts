import { queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { staleTimes } from '#api/stale-times.ts'
import { readPage } from '#api/read.ts'
import { mediaList } from './media.schema.ts'

const size = 6

export const galleryStripQueries = {
  newest: () =>
    queryOptions({
      queryKey: queryKey('media', 'strip'),
      staleTime: staleTimes.content,
      queryFn: async ({ signal }) => {
        const body = localized({ categoryIdx: 0, page: 1, size, hasMore: false })
        const { items } = await readPage(mediaList, body, signal)
        return items.slice(0, size)
      },
    }),
}

/** Loads the newest images and videos of the gallery. */
export const useGalleryStrip = () => useQuery(galleryStripQueries.newest())
