import { createFileRoute } from '@tanstack/react-router'
import { EventListPage } from '#features/notice/event/event-list-page.tsx'
import { linkEventPaths } from '#features/notice/notice.paths.ts'
import { noticeSearch } from '#features/notice/notice.search.ts'
import { twinOf, usePageMatch } from '../../../../-twin.ts'
import { Route as Page } from '../../../../_main/community/event/index.tsx'

export const Route = createFileRoute('/_link/link/community/event/')({
  ...twinOf(Page),
  validateSearch: noticeSearch,
  component: function Events() {
    const query = usePageMatch('/_main/community/event/', (match) => match.loaderDeps)
    return <EventListPage query={query} paths={linkEventPaths} />
  },
})
