import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { neighborsQuery, useNeighbors } from '#api/neighbors.ts'
import { read, readPage } from '#api/read.ts'
import { staleTimes } from '#api/stale-times.ts'
import { mediaBannerList, mediaCategoryList, mediaDetail, mediaList } from './media.schema.ts'

export interface MediaQuery {
  /** 0 means all categories. */
  category: number
  page: number
}

/** The page size of the gallery (docs/product.md#gallery). */
const size = 6

export const mediaQueries = {
  categories: () =>
    queryOptions({
      queryKey: queryKey('media', 'categories'),
      staleTime: staleTimes.content,
      queryFn: ({ signal }) => read(mediaCategoryList, {}, signal),
    }),

  banners: () =>
    queryOptions({
      queryKey: queryKey('media', 'banners'),
      staleTime: staleTimes.content,
      queryFn: ({ signal }) => read(mediaBannerList, {}, signal),
    }),

  board: ({ category, page }: MediaQuery) =>
    queryOptions({
      queryKey: queryKey('media', 'board', { category, page }),
      staleTime: staleTimes.content,
      queryFn: ({ signal }) =>
        readPage(
          mediaList,
          localized({ categoryIdx: category, page, size, hasMore: page > 1 }),
          signal,
        ),
      placeholderData: keepPreviousData,
    }),

  item: (id: number) =>
    queryOptions({
      queryKey: queryKey('media', 'item', id),
      staleTime: staleTimes.content,
      queryFn: ({ signal }) => read(mediaDetail, { params: { idx: id } }, signal),
    }),
}

const all = (page: number) => mediaQueries.board({ category: 0, page })

/** Returns the query of the neighbors of an item, for the prerender. */
export const mediaNeighbors = (id: number) => neighborsQuery('media', all, id)

/** Returns the items before and after an item in the whole gallery. */
export const useGalleryNeighbors = (id: number) => useNeighbors('media', all, id)

/** Loads the categories of the gallery. */
export const useMediaCategories = () => useQuery(mediaQueries.categories())

/** Loads the images above the gallery. */
export const useMediaBanners = () => useQuery(mediaQueries.banners())

/** Loads one page of the gallery. */
export const useMediaBoard = (query: MediaQuery) => useQuery(mediaQueries.board(query))

/** Loads one image or video. */
export const useMediaItem = (id: number) => useQuery(mediaQueries.item(id))
