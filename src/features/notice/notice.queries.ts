import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { localized, originalFallback, queryKey } from '#api/localized.ts'
import { neighborsQuery, useNeighbors } from '#api/neighbors.ts'
import { read, readPageWithinEnd } from '#api/read.ts'
import { staleTimes } from '#api/stale-times.ts'
import { noticeDetail, noticeLists, noticeSearch } from './notice.schema.ts'

type Board = 'notice' | 'event'

export interface NoticeListQuery {
  board: Board
  page: number
  /** Search text for the titles of the list; empty for the whole list. */
  keyword: string
}

/** Returns true for the first page of a whole list. */
export const isFirstPage = ({ page, keyword }: NoticeListQuery) => page === 1 && keyword === ''

/** The page size of every community list (docs/product.md#notices-and-events). */
const size = 6

export const noticeQueries = {
  list: ({ board, page, keyword }: NoticeListQuery) =>
    queryOptions({
      queryKey: queryKey('notice', 'list', { board, page, keyword }),
      queryFn: ({ signal }) => {
        const body = localized({ page, size })
        return keyword === ''
          ? readPageWithinEnd(noticeLists[board], body, signal)
          : readPageWithinEnd(noticeSearch, { ...body, keyword, board }, signal)
      },
      placeholderData: keepPreviousData,
      staleTime: staleTimes.news,
    }),

  detail: (id: number) =>
    queryOptions({
      queryKey: queryKey('notice', 'detail', id),
      queryFn: ({ signal }) =>
        originalFallback((lang) =>
          read(noticeDetail, { params: { idx: id }, body: { lang } }, signal),
        ),
      staleTime: staleTimes.news,
    }),

  original: (id: number) =>
    queryOptions({
      queryKey: queryKey('notice', 'original', id),
      queryFn: ({ signal }) =>
        read(noticeDetail, { params: { idx: id }, body: { lang: 'ko' } }, signal),
      staleTime: staleTimes.news,
    }),
}

const listOf = (board: Board) => (page: number) => noticeQueries.list({ board, page, keyword: '' })

/** Returns the query of the posts next to a post, for the prerender. */
export const noticeNeighbors = (board: Board, id: number) =>
  neighborsQuery(board, listOf(board), id)

/** Returns the artwork of posts that are next to a post, by their ids. */
export function useNeighborArt(board: Board, id: number) {
  const { older, newer } = useNeighbors(board, listOf(board), id)
  return new Map([older, newer].map((post) => [post?.id, post?.thumbnail]))
}

/** Loads one page of a list, or of its search results. */
export const useNotices = (query: NoticeListQuery) => useQuery(noticeQueries.list(query))

/** Returns the first page of a whole list if it is in memory: the prerendered list has it. It sends no request. */
export const useKnownNotices = (board: Board) =>
  useQuery({ ...noticeQueries.list({ board, page: 1, keyword: '' }), enabled: false })

/** Loads one notice or event; both have the same detail (docs/product.md#notices-and-events). */
export const useNotice = (id: number) => useQuery(noticeQueries.detail(id))

/** Loads the Korean original, regardless of the language of the page. */
export const useNoticeOriginal = (id: number) => useQuery(noticeQueries.original(id))
