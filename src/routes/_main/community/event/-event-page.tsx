import { msg } from '@lingui/core/macro'
import { heartArtwork, specialArtwork } from '#features/heart-event/event-art.ts'
import { EventRules, HeartRules } from '#features/heart-event/event-rules.tsx'
import { HeartRewards, StampRewards } from '#features/heart-event/heart-rewards.tsx'
import { EventPage, type EventDetails } from '#features/notice/event/event-page.tsx'
import { site } from '#site.ts'
import { hasOwnPage } from './-own-page.ts'

const heartRewards = ({ isOver }: EventDetails) => <HeartRewards isOver={isOver} />
const stampRewards = ({ id, endsAt, now }: EventDetails) => (
  <StampRewards eventId={id} endsAt={endsAt} now={now} />
)

/** Renders the page of an event; some have rewards and rules of the site next to the editors' text. */
export function AnyEventPage({ id }: { id: number }) {
  if (id === site.heartEventId) {
    return (
      <EventPage
        id={id}
        name={msg`June 2023 heart event`}
        rewards={heartRewards}
        rules={<HeartRules />}
        {...heartArtwork}
      />
    )
  }
  if (!hasOwnPage(id)) return <EventPage id={id} />
  return (
    <EventPage
      id={id}
      rewards={stampRewards}
      rules={<EventRules eventId={id} />}
      {...specialArtwork[id]}
    />
  )
}
