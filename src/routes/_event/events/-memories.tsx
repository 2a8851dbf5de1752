import { useQueries } from '@tanstack/react-query'
import { PageCard } from '#features/anniversary/anniversary-links.tsx'
import type { Memory } from '#features/anniversary/anniversary-page.tsx'
import { eventPaths } from '#features/notice/notice.paths.ts'
import { noticeQueries } from '#features/notice/notice.queries.ts'
import { site } from '#site.ts'
import { Period } from '#ui/date/date.tsx'
import { Picture } from '#ui/media/picture.tsx'

/** The queries of the events that have pages of their own, oldest first. */
export const ownEventQueries = [site.heartEventId, ...site.specialEventIds].map((id) =>
  noticeQueries.detail(id),
)

/** Returns the events that have loaded, with their cards. */
export function useMemories(): Memory[] {
  const events = useQueries({ queries: ownEventQueries })
  return events.flatMap(({ data }) => {
    if (data === undefined || data.startsAt === null) return []
    const { id, thumbnail, title, startsAt, endsAt } = data
    const card = (
      <PageCard
        key={id}
        to={eventPaths.detail}
        params={{ newsIdx: id }}
        art={<Picture src={thumbnail} alt="" width={640} height={360} ratio="video" />}
        name={title}
      >
        <Period startsAt={startsAt} endsAt={endsAt} />
      </PageCard>
    )
    return [{ startsAt, card }]
  })
}
