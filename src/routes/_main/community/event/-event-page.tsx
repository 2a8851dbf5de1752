import { msg } from '@lingui/core/macro'
import { heartArt, hostTiles, specialArt } from '#features/heart-event/event-art.ts'
import { EventHost } from '#features/heart-event/event-host.tsx'
import { EventRules, HeartRules } from '#features/heart-event/event-rules.tsx'
import { HeartRewards, StampRewards } from '#features/heart-event/heart-rewards.tsx'
import { EventPage, type EventDetails } from '#features/notice/event/event-page.tsx'
import { eventHosts } from '#site-events.ts'
import { site } from '#site.ts'
import { hasOwnPage } from './-own-page.ts'

const heartRewards = ({ isOver }: EventDetails) => <HeartRewards isOver={isOver} />
const stampRewards = ({ id, endsAt, now }: EventDetails) => (
  <StampRewards eventId={id} endsAt={endsAt} now={now} />
)

/** Renders the page of an event; some have rewards and rules of the site next to the editors' text. */
export function AnyEventPage({ id }: { id: number }) {
  const mascot = hasOwnPage(id) ? eventHosts[id] : undefined
  const host = mascot && <EventHost of={mascot} tile={hostTiles[id]} />
  if (id === site.heartEventId) {
    return (
      <EventPage
        id={id}
        name={msg`June 2023 heart event`}
        rewards={heartRewards}
        rules={<HeartRules />}
        art={heartArt}
        host={host}
        member={mascot}
      />
    )
  }
  if (!hasOwnPage(id)) return <EventPage id={id} />
  return (
    <EventPage
      id={id}
      rewards={stampRewards}
      rules={<EventRules eventId={id} />}
      art={specialArt[id]}
      host={host}
      member={mascot}
    />
  )
}
