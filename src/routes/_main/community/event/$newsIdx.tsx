import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadPost } from '#api/neighbors.ts'
import { heartEventQueries } from '#features/heart-event/heart-event.queries.ts'
import { noticeNeighbors, noticeQueries } from '#features/notice/notice.queries.ts'
import { idParam } from '#lib/record-id.ts'
import { site } from '#site.ts'
import { AnyEventPage } from './-event-page.tsx'
import { hasOwnPage } from './-own-page.ts'

export const Route = createFileRoute('/_main/community/event/$newsIdx')({
  params: idParam('newsIdx'),
  loader: ({ context: { prefetch }, params: { newsIdx } }) =>
    Promise.all([
      loadPost(prefetch, noticeQueries.detail(newsIdx), noticeNeighbors('event', newsIdx)),
      newsIdx === site.heartEventId && prefetch(heartEventQueries.hearts()),
    ]),
  staticData: {
    name: msg`Events`,
    description: msg`What's on now and what's coming up`,
    music: ({ newsIdx }) => (hasOwnPage(newsIdx) ? 'EVENT' : 'COMMUNITY_G'),
  },
  component: () => <AnyEventPage id={Route.useParams().newsIdx} />,
})
