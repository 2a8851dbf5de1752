import { createFileRoute } from '@tanstack/react-router'
import { NoticeDetailPage } from '#features/notice/notice-detail-page.tsx'
import { linkEventPaths } from '#features/notice/notice.paths.ts'
import { idParam } from '#lib/record-id.ts'
import { Zone } from '#ui/page/zone.tsx'
import { twinOf } from '../../../../-twin.ts'
import { Route as Page } from '../../../../_main/community/event/$newsIdx.tsx'

export const Route = createFileRoute('/_link/link/community/event/$newsIdx')({
  ...twinOf(Page),
  params: idParam('newsIdx'),
  component: () => (
    <Zone tone="deep">
      <NoticeDetailPage id={Route.useParams().newsIdx} paths={linkEventPaths} />
    </Zone>
  ),
})
