import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { bindArticles } from '#i18n/unbroken.ts'
import { splitLead } from '#ui/article/html-text.ts'
import { CategoryBadge } from '#ui/card/badge.tsx'
import { Day } from '#ui/date/date.tsx'
import button from '#ui/form/button.module.css'
import { PlayButton } from '#ui/link/play-button.tsx'
import { Hero, type HeroArt } from '#ui/media/hero.tsx'
import { PageHeading } from '#ui/page/page.tsx'
import { pageUrl } from '#ui/share/page-url.ts'
import { ShareButton } from '#ui/share/share-button.tsx'
import { CalendarButton } from '../calendar-button.tsx'
import type { NoticePaths } from '../notice.paths.ts'
import type { NoticeDetail } from '../notice.schema.ts'
import styles from './event-hero.module.css'
import { EventOwnTime, EventTimes } from './event-times.tsx'

interface EventHeroProps {
  name: string
  lang: string | undefined
  isContent: boolean
  event: NoticeDetail | undefined
  /** The message if the event does not exist, in the space of its period and buttons; false if it exists. */
  notFound: ReactNode
  art: HeroArt | undefined
  /** The mascot that holds the event, in the artwork. */
  host: ReactNode
  isOver: boolean
  paths: NoticePaths
}

/** Renders the first screen of an event: artwork, name, summary, state, period, and what to do now. */
export function EventHero(props: EventHeroProps) {
  const { name, lang, isContent, event, notFound, art, host, isOver, paths } = props
  const title = isContent ? bindArticles(name) : name
  const colon = title.search(/[:：]/) + 1
  return (
    <Hero art={art} image={event?.thumbnail} isImageAwaited={event === undefined}>
      {host}
      <PageHeading lang={lang} isContent={isContent}>
        {/* Two lines, as on a poster. */}
        <span>{title.slice(0, colon)}</span>
        {colon > 0 && <br />}
        <span>{title.slice(colon)}</span>
      </PageHeading>
      {event ? (
        <EventFoot event={event} lang={lang} isOver={isOver} paths={paths} />
      ) : (
        notFound || <EventFootSpace />
      )}
    </Hero>
  )
}

interface EventFootProps extends Pick<EventHeroProps, 'lang' | 'isOver' | 'paths'> {
  event: NoticeDetail
}

/** Renders the first paragraph of an event, its state and period, what to do now, and the link to copy. */
function EventFoot({ event, lang, isOver, paths }: EventFootProps) {
  const { i18n } = useLingui()
  const { category, categoryId, publishedAt, title, startsAt, endsAt } = event
  return (
    <div className="stack">
      <p lang={lang} className={styles.summary}>
        {splitLead(event.html).lead}
      </p>
      <EventTimes period={{ startsAt, endsAt }} isOver={isOver}>
        <CategoryBadge category={category} categoryId={categoryId} />
        {/* Next to the period it would be one date too many. */}
        <span className="visually-hidden">
          <Day instant={publishedAt} />
        </span>
      </EventTimes>
      <div className={`cluster ${styles.actions}`}>
        {isOver ? (
          <Link to={paths.list} className={button.primary}>
            <Trans>See what's on now</Trans>
          </Link>
        ) : (
          <>
            {!paths.isLink && <PlayButton />}
            <CalendarButton event={event} url={pageUrl} canSave={!paths.isLink} />
          </>
        )}
        <ShareButton title={title} />
      </div>
      {/* Most Korean visitors have Korean time; the others find theirs at the end of the page. */}
      {i18n.locale !== 'ko' && <EventOwnTime startsAt={startsAt} endsAt={endsAt} />}
    </div>
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
