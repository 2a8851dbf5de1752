import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadPost } from '#api/neighbors.ts'
import { NoticeDetailPage } from '#features/notice/notice-detail-page.tsx'
import { linkNewsPaths, newsPaths } from '#features/notice/notice.paths.ts'
import { noticeNeighbors, noticeQueries } from '#features/notice/notice.queries.ts'
import { idParam } from '#lib/record-id.ts'
import { useIsTwin, usePageMatch } from '../../../-twin.ts'

export const Route = createFileRoute('/_main/community/news/$newsIdx')({
  params: idParam('newsIdx'),
  loader: ({ context, params }) =>
    loadPost(
      context.prefetch,
      noticeQueries.detail(params.newsIdx),
      noticeNeighbors('notice', params.newsIdx),
    ),
  staticData: {
    name: msg`News`,
    description: msg`Updates, maintenance, results and known issues`,
    music: 'COMMUNITY_G',
  },
  component: function Post() {
    const id = usePageMatch('/_main/community/news/$newsIdx', ({ params }) => params.newsIdx)
    return <NoticeDetailPage id={id} paths={useIsTwin() ? linkNewsPaths : newsPaths} />
  },
})
