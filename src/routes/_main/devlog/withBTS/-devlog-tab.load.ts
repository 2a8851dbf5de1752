import type { Prefetch } from '#api/prefetch.ts'
import { devlogQueries } from '#features/devlog/devlog.queries.ts'
import type { DevlogTabQuery } from '#features/devlog/devlog.search.ts'
import { noticeQueries } from '#features/notice/notice.queries.ts'

/**
 * The third tab reuses the list of notices (docs/product.md#developer-log), so this module combines
 * both features.
 */
export const noticeQuery = (page: number) => ({ board: 'notice' as const, page, keyword: '' })

/**
 * Starts the requests of a tab. A separate file: loaders are in the first load, the lists are not.
 */
export function loadDevlogTab(prefetch: Prefetch, { board, page }: DevlogTabQuery) {
  if (board === 'notice') return prefetch(noticeQueries.list(noticeQuery(page)))
  return board === 'note'
    ? prefetch(devlogQueries.notes(page))
    : prefetch(devlogQueries.messages(page))
}
