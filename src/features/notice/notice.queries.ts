import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { originalFallback } from '#api/original-fallback.ts'
import { post } from '#api/post.ts'
import { pageOf } from '#api/schema.ts'
import { Notice, NoticeDetail } from './notice.schema.ts'

type Board = 'notice' | 'event'

export interface NoticeListQuery {
  board: Board
  page: number
  /** A search in the titles of the board; empty for the plain list. */
  keyword: string
}

/** The size of every community list (spec section 9). */
const size = 6

const listPaths = new Map<string, `/${string}`>([
  ['notice', '/community/notice'],
  ['event', '/community/event'],
])

/** @throws {Error} that the list name does not exist (spec section 8) */
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
        const path = listPath(board)
        const schema = pageOf(Notice, { page, size })
        return keyword === ''
          ? post(path, localized({ page, size }), schema, signal)
          : post('/community/search', localized({ page, size, keyword, board }), schema, signal)
      },
      placeholderData: keepPreviousData,
    }),

  detail: (id: number) =>
    queryOptions({
      queryKey: queryKey('notice', 'detail', id),
      queryFn: ({ signal }) =>
        originalFallback((lang) => post(`/community/notice/${id}`, { lang }, NoticeDetail, signal)),
    }),
}

/** One page of a board, or of the titles found in it. */
export const useNotices = (query: NoticeListQuery) => useQuery(noticeQueries.list(query))

/** One notice or event; both have the same detail (spec section 7). */
export const useNotice = (id: number) => useQuery(noticeQueries.detail(id))
