import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { pageWithinEnd } from '#api/last-page.ts'
import { localized, queryKey } from '#api/localized.ts'
import { originalFallback } from '#api/original-fallback.ts'
import { post } from '#api/post.ts'
import { staleTimes } from '#api/stale-times.ts'
import { NoticeDetail, noticePage } from './notice.schema.ts'

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

const listPaths = new Map<string, `/${string}`>([
  ['notice', '/community/notice'],
  ['event', '/community/event'],
])

/** @throws {Error} if the list name does not exist (docs/product.md#notices-and-events) */
function listPath(board: string): `/${string}` {
  const path = listPaths.get(board)
  if (path === undefined) throw new Error(`The list name "${board}" does not exist.`)
  return path
}

export const noticeQueries = {
  list: ({ board, page, keyword }: NoticeListQuery) =>
    queryOptions({
      queryKey: queryKey('notice', 'list', { board, page, keyword }),
      queryFn: ({ signal }) => {
        const path = keyword === '' ? listPath(board) : '/community/search'
        const search = keyword === '' ? {} : { keyword, board }
        return pageWithinEnd(page, (page) => {
          const call = localized({ page, size, ...search })
          return post(path, call, noticePage({ page, size }), signal)
        })
      },
      placeholderData: keepPreviousData,
      staleTime: staleTimes.news,
    }),

  detail: (id: number) =>
    queryOptions({
      queryKey: queryKey('notice', 'detail', id),
      queryFn: ({ signal }) =>
        originalFallback((lang) => post(`/community/notice/${id}`, { lang }, NoticeDetail, signal)),
      staleTime: staleTimes.news,
    }),

  original: (id: number) =>
    queryOptions({
      queryKey: queryKey('notice', 'original', id),
      queryFn: ({ signal }) =>
        post(`/community/notice/${id}`, { lang: 'ko' }, NoticeDetail, signal),
      staleTime: staleTimes.news,
    }),
}

/** Loads one page of a list, or of its search results. */
export const useNotices = (query: NoticeListQuery) => useQuery(noticeQueries.list(query))

/** Loads one notice or event; both have the same detail (docs/product.md#notices-and-events). */
export const useNotice = (id: number) => useQuery(noticeQueries.detail(id))

/** Loads the Korean original, regardless of the language of the page. */
export const useNoticeOriginal = (id: number) => useQuery(noticeQueries.original(id))
