import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { bindArticles } from '#i18n/unbroken.ts'
import { splitLead } from '#ui/article/html-text.ts'
import button from '#ui/form/button.module.css'
import { PlayButton } from '#ui/link/play-button.tsx'
import { Hero, type HeroArt } from '#ui/media/hero.tsx'
import { PageHeading } from '#ui/page/page.tsx'
import { pageUrl } from '#ui/share/page-url.ts'
import { CalendarButton } from '../calendar-button.tsx'
import { eventPaths } from '../notice.paths.ts'
import type { NoticeDetail } from '../notice.schema.ts'
import styles from './event-page.module.css'
import { EventOwnTime, EventTimes } from './event-times.tsx'

interface EventHeroProps {
  name: string
  lang: string | undefined
  isContent: boolean
  event: NoticeDetail | undefined
  art: HeroArt | undefined
  /** The mascot that holds the event, in the artwork. */
  host: ReactNode
  isPending: boolean
  isOver: boolean
}

/** Renders the first screen of an event: artwork, name, summary, state, period, and what to do now. */
export function EventHero(props: EventHeroProps) {
  const { name, lang, isContent, event, art, host, isPending, isOver } = props
  const title = isContent ? bindArticles(name) : name
  const colon = title.search(/[:：]/) + 1
  return (
    <Hero art={art} image={event?.thumbnail} isImageAwaited={isPending}>
      {host}
      <PageHeading lang={lang} isContent={isContent}>
        {/* Two lines, as on a poster. */}
        <span>{title.slice(0, colon)}</span>
        {colon > 0 && <br />}
        <span>{title.slice(colon)}</span>
      </PageHeading>
      {event ? <EventFoot event={event} lang={lang} isOver={isOver} /> : <EventFootSpace />}
    </Hero>
  )
}

interface EventFootProps extends Pick<EventHeroProps, 'lang' | 'isOver'> {
  event: NoticeDetail
}

/** Renders the first paragraph of an event, its period, and what to do now. */
function EventFoot({ event, lang, isOver }: EventFootProps) {
  const { i18n } = useLingui()
  const { startsAt, endsAt } = event
  return (
    <div className="stack">
      <p lang={lang} className={styles.summary}>
        {splitLead(event.html).lead}
      </p>
      <EventTimes period={{ startsAt, endsAt }} isOver={isOver} />
      <div className={styles.actions}>
        {isOver ? (
          <Link to={eventPaths.list} className={button.primary}>
            <Trans>See what's on now</Trans>
          </Link>
        ) : (
          <EventActions event={event} />
        )}
      </div>
      {/* Most Korean visitors have Korean time; the others find theirs next to the text. */}
      {i18n.locale !== 'ko' && <EventOwnTime startsAt={startsAt} endsAt={endsAt} />}
    </div>
  )
}

interface EventActionsProps {
  event: NoticeDetail
  /** The class of the link to the game; the main action by default. */
  className?: string | undefined
}

/** Renders what to do until an event is over. */
export function EventActions({ event, className }: EventActionsProps) {
  return (
    <>
      <PlayButton className={className} />
      <CalendarButton event={event} url={pageUrl} />
    </>
  )
}

/** Reserves the space of the period and the buttons until the event is known. */
function EventFootSpace() {
  return (
    <div className="stack">
      <p className={styles.summary} />
      <div className={`stack ${styles.times}`}>
        <p />
      </div>
      <div className={styles.actions} />
    </div>
  )
}
