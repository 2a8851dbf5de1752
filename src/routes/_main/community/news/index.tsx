import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NoticeListPage } from '#features/notice/notice-list-page.tsx'
import { linkNewsPaths, newsPaths } from '#features/notice/notice.paths.ts'
import { noticeQueries } from '#features/notice/notice.queries.ts'
import { noticeSearch } from '#features/notice/notice.search.ts'
import { useIsTwin, usePageMatch } from '../../../-twin.ts'

export const Route = createFileRoute('/_main/community/news/')({
  validateSearch: noticeSearch,
  loaderDeps: ({ search: { page, keyword } }) => ({ board: 'notice' as const, page, keyword }),
  loader: ({ context, deps }) => context.prefetch(noticeQueries.list(deps)),
  staticData: {
    name: msg`News`,
    description: msg`Updates, maintenance, results and known issues`,
    music: 'COMMUNITY_G',
  },
  component: function News() {
    const query = usePageMatch('/_main/community/news/', ({ loaderDeps }) => loaderDeps)
    return <NoticeListPage query={query} paths={useIsTwin() ? linkNewsPaths : newsPaths} />
  },
})
