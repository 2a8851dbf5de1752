import { PageCard } from '#features/anniversary/anniversary-links.tsx'
import { eventPaths } from '#features/notice/notice.paths.ts'
import { useNotice } from '#features/notice/notice.queries.ts'
import { site } from '#site.ts'
import card from '#ui/card/card.module.css'
import cards from '#ui/card/post-cards.module.css'
import { Period } from '#ui/date/date.tsx'
import { Picture } from '#ui/media/picture.tsx'

const endsAt = Date.parse(site.anniversary.endsAt)

/** The events that have pages of their own, oldest first. */
export const ownEvents: readonly number[] = [site.heartEventId, ...site.specialEventIds]

/** Renders the card of an event; nothing if it was later than the anniversary, or failed to load. */
function Memory({ id }: { id: number }) {
  const { data } = useNotice(id)
  if (data === undefined || data.startsAt === null || data.startsAt > endsAt) return null
  return (
    <PageCard
      to={eventPaths.detail}
      params={{ newsIdx: id }}
      art={<Picture src={data.thumbnail} alt="" width={640} height={360} ratio="video" />}
      name={data.title}
    >
      <Period startsAt={data.startsAt} endsAt={data.endsAt} />
    </PageCard>
  )
}

/** Renders what the island celebrated until its second anniversary. */
export function Memories() {
  return (
    <ul className={`${card.grid} ${cards.compact}`}>
      {ownEvents.map((id) => (
        <Memory key={id} id={id} />
      ))}
    </ul>
  )
}
