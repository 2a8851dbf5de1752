import { msg } from '@lingui/core/macro'
import { heartArt, hostTiles, specialArt } from '#features/heart-event/event-art.ts'
import { EventHost } from '#features/heart-event/event-host.tsx'
import { EventRules, HeartRules } from '#features/heart-event/event-rules.tsx'
import { HeartRewards, StampRewards } from '#features/heart-event/heart-rewards.tsx'
import { EventPage, type EventDetails } from '#features/notice/event/event-page.tsx'
import { linkEventPaths } from '#features/notice/notice.paths.ts'
import { eventHosts } from '#site-events.ts'
import { site } from '#site.ts'
import { hasOwnPage } from './-own-page.ts'

const heartRewards = ({ isOver }: EventDetails) => <HeartRewards isOver={isOver} />
const stampRewards = ({ id, endsAt, now }: EventDetails) => (
  <StampRewards eventId={id} endsAt={endsAt} now={now} />
)

interface AnyEventPageProps {
  id: number
}

/** Returns the artwork of an event that has some of the site, with the mascot that holds it. */
function artOf(id: number) {
  if (!hasOwnPage(id)) return {}
  const member = eventHosts[id]
  return {
    art: id === site.heartEventId ? heartArt : specialArt[id],
    member,
    host: member && <EventHost of={member} tile={hostTiles[id]} />,
  }
}

/** Renders the page of an event; some have rewards and rules of the site next to the editors' text. */
export function AnyEventPage({ id }: AnyEventPageProps) {
  const art = artOf(id)
  if (id === site.heartEventId) {
    return (
      <EventPage
        id={id}
        name={msg`June 2023 heart event`}
        rewards={heartRewards}
        rules={<HeartRules />}
        {...art}
      />
    )
  }
  if (!hasOwnPage(id)) return <EventPage id={id} />
  return <EventPage id={id} rewards={stampRewards} rules={<EventRules eventId={id} />} {...art} />
}

/** Renders an event in the webview of the game: the editors' text below the artwork. */
export function EmbeddedEventPage({ id }: AnyEventPageProps) {
  return <EventPage id={id} paths={linkEventPaths} {...artOf(id)} />
}
