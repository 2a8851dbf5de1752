import type { LinkProps } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { Prefetch } from '#api/prefetch.ts'
import { devlogQueries } from '#features/devlog/devlog.queries.ts'
import type { DevlogTabQuery } from '#features/devlog/devlog.search.ts'
import { MessageList, ProducerNoteList } from '#features/devlog/message-list.tsx'
import { newsPaths } from '#features/notice/notice.paths.ts'
import { noticeQueries } from '#features/notice/notice.queries.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { LoadingState } from '#ui/feedback/states.tsx'

/**
 * The third tab reuses the list of notices (docs/product.md#developer-log), so this module combines
 * both features. Its code is loaded with the tab.
 */
const NoticeList = lazy(async () => ({
  default: (await import('#features/notice/notice-list.tsx')).NoticeList,
}))

const noticeQuery = (page: number) => ({ board: 'notice' as const, page, keyword: '' })

/** Starts the requests of a tab. */
export function loadDevlogTab(prefetch: Prefetch, { board, page }: DevlogTabQuery) {
  if (board === 'notice') return prefetch(noticeQueries.list(noticeQuery(page)))
  return board === 'note'
    ? prefetch(devlogQueries.notes(page))
    : prefetch(devlogQueries.messages(page))
}

/** Renders the list of a tab: messages, producer notes or update notes. */
export function DevlogTab({ board, page }: DevlogTabQuery) {
  const pageLink = (number: number): LinkProps => ({
    to: '/devlog/withBTS',
    search: { board, page: number },
  })
  if (board === 'notice') {
    return (
      <ErrorBoundary>
        <Suspense fallback={<LoadingState rows={6} />}>
          <NoticeList query={noticeQuery(page)} paths={newsPaths} pageLink={pageLink} />
        </Suspense>
      </ErrorBoundary>
    )
  }
  return board === 'note' ? (
    <ProducerNoteList page={page} pageLink={pageLink} />
  ) : (
    <MessageList page={page} pageLink={pageLink} />
  )
}
