import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NoticeDetailPage } from '#features/notice/notice-detail-page.tsx'
import { linkEventPaths } from '#features/notice/notice.paths.ts'
import { noticeQueries } from '#features/notice/notice.queries.ts'
import { idParam } from '#lib/route-id.ts'

export const Route = createFileRoute('/_link/link/community/event/$newsIdx')({
  params: idParam('newsIdx'),
  loader: ({ context, params }) => context.prefetch(noticeQueries.detail(params.newsIdx)),
  staticData: {
    name: msg`Events`,
    description: msg`What's on now and what's coming up`,
    isLink: true,
  },
  component: () => <NoticeDetailPage id={Route.useParams().newsIdx} paths={linkEventPaths} />,
})
