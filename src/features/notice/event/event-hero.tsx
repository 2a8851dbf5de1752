import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { bindArticles } from '#i18n/unbroken.ts'
import button from '#ui/form/button.module.css'
import { PlayButton } from '#ui/link/play-button.tsx'
import { Hero, type HeroArt } from '#ui/media/hero.tsx'
import { PageHeading } from '#ui/page/page.tsx'
import { pageUrl } from '#ui/share/page-url.ts'
import { CalendarButton } from '../calendar-button.tsx'
import { eventPaths } from '../notice.paths.ts'
import type { Notice } from '../notice.schema.ts'
import styles from './event-page.module.css'
import { EventTimes } from './event-times.tsx'

interface EventHeroProps {
  name: string
  lang: string | undefined
  usesDisplayFont: boolean
  event: Notice | undefined
  art: HeroArt | undefined
  isPending: boolean
  isOver: boolean
}

/** Renders the first screen of an event: artwork, state, name, period, and what to do now. */
export function EventHero(props: EventHeroProps) {
  const { name, lang, usesDisplayFont, event, art, isPending, isOver } = props
  return (
    <Hero art={art} image={event?.thumbnail} isImageAwaited={isPending}>
      <PageHeading lang={lang} usesDisplayFont={usesDisplayFont}>
        {usesDisplayFont ? name : bindArticles(name)}
      </PageHeading>
      {event ? <EventFoot event={event} isOver={isOver} /> : <EventFootSpace />}
    </Hero>
  )
}

/** Renders the period of an event, and what to do now. */
function EventFoot({ event, isOver }: { event: Notice; isOver: boolean }) {
  return (
    <div className="stack">
      <EventTimes period={{ startsAt: event.startsAt, endsAt: event.endsAt }} isOver={isOver} />
      <div className={`cluster ${styles.actions}`}>
        {isOver ? (
          <Link to={eventPaths.list} className={button.primary}>
            <Trans>See what's on now</Trans>
          </Link>
        ) : (
          <>
            <PlayButton />
            <CalendarButton event={event} url={pageUrl} />
          </>
        )}
      </div>
    </div>
  )
}

/** Reserves the space of the period and the buttons until the event is known. */
function EventFootSpace() {
  return (
    <div className="stack">
      <div className={styles.times}>
        <p />
        <p />
      </div>
      <div className={`cluster ${styles.actions}`} />
    </div>
  )
}
