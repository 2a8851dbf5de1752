import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AnniversaryPages } from '#features/anniversary/anniversary-links.tsx'
import { EventListPage } from '#features/notice/event/event-list-page.tsx'
import { eventPaths } from '#features/notice/notice.paths.ts'
import { isFirstPage, noticeQueries } from '#features/notice/notice.queries.ts'
import { noticeSearch } from '#features/notice/notice.search.ts'
import { todayQueries } from '#features/notice/today/today.queries.ts'

export const Route = createFileRoute('/_main/community/event/')({
  validateSearch: noticeSearch,
  loaderDeps: ({ search: { page, keyword } }) => ({ board: 'event' as const, page, keyword }),
  loader: ({ context: { prefetch }, deps }) =>
    Promise.all([
      prefetch(noticeQueries.list(deps)),
      isFirstPage(deps) && prefetch(todayQueries.events()),
    ]),
  staticData: {
    name: msg`Events`,
    description: msg`What's on now and what's coming up`,
    music: 'COMMUNITY_G',
  },
  component: () => (
    <>
      <EventListPage query={Route.useLoaderDeps()} paths={eventPaths} />
      <AnniversaryPages />
    </>
  ),
})
