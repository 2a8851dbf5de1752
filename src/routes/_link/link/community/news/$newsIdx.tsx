import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NoticeDetailPage } from '#features/notice/notice-detail-page.tsx'
import { linkNewsPaths } from '#features/notice/notice.paths.ts'
import { noticeQueries } from '#features/notice/notice.queries.ts'
import { idParam } from '#lib/route-id.ts'

export const Route = createFileRoute('/_link/link/community/news/$newsIdx')({
  params: idParam('newsIdx'),
  loader: ({ context, params }) => context.prefetch(noticeQueries.detail(params.newsIdx)),
  staticData: {
    name: msg`News`,
    description: msg`Game news and updates`,
    isLink: true,
  },
  component: () => <NoticeDetailPage id={Route.useParams().newsIdx} paths={linkNewsPaths} />,
})
