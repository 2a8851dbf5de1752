import { Trans } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'
import { millisecondsInDay } from 'date-fns/constants'
import { Period } from '#ui/date/date.tsx'
import type { MascotId } from '#site-mascots.ts'
import { site } from '#site.ts'
import card from '#ui/card/card.module.css'
import cards from '#ui/card/post-cards.module.css'
import { MascotScene } from '#ui/page/band.tsx'
import { AnniversaryCard, CountdownCard, PageCard } from './anniversary-links.tsx'
import styles from './stops.module.css'
import { windowCount } from './lit-windows.tsx'

const startsAt = Date.parse(site.anniversary.startsAt)
const endsAt = Date.parse(site.anniversary.endsAt)
/** Renders what follows the countdown: the anniversary, and after it what is on. */
export function AnniversaryStops() {
  // The webview has no other pages than the two of the anniversary.
  const isLink = useMatches({ select: (matches) => matches.at(-1)?.staticData.isLink })
  return (
    <ol className={`${card.grid} ${cards.compact}`}>
      <CountdownCard
        dates={
          <Period startsAt={startsAt - (windowCount - 1) * millisecondsInDay} endsAt={startsAt} />
        }
      />
      <AnniversaryCard
        to="/events/2nd_anniversary"
        dates={<Period startsAt={startsAt} endsAt={endsAt} />}
      />
      {!isLink && <EventsCard />}
    </ol>
  )
}

/** Renders the card of the list of events. */
export function EventsCard() {
  return (
    <PageCard to="/community/event" art={<SceneArt of="moru" />} name={<Trans>Events</Trans>}>
      <Trans>What's on now and what's coming up</Trans>
    </PageCard>
  )
}

interface SceneArtProps {
  /** The mascot of a page, in front of its home or of the scene of the page. */
  of: MascotId
  at?: 'ticket' | 'podium' | 'frames'
}

export function SceneArt({ of, at }: SceneArtProps) {
  return (
    <span className={styles.scene} data-member={of}>
      <MascotScene of={of} at={at} />
    </span>
  )
}
