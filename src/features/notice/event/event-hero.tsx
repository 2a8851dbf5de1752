import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { bindArticles } from '#i18n/unbroken.ts'
import { descriptionOf } from '#ui/article/html-text.ts'
import button from '#ui/form/button.module.css'
import { PlayButton } from '#ui/link/play-button.tsx'
import { Hero, type HeroArt } from '#ui/media/hero.tsx'
import { PageHeading } from '#ui/page/page.tsx'
import { pageUrl } from '#ui/share/page-url.ts'
import { CalendarButton } from '../calendar-button.tsx'
import { eventPaths } from '../notice.paths.ts'
import type { NoticeDetail } from '../notice.schema.ts'
import styles from './event-page.module.css'
import { EventTimes } from './event-times.tsx'

interface EventHeroProps {
  name: string
  lang: string | undefined
  usesDisplayFont: boolean
  event: NoticeDetail | undefined
  art: HeroArt | undefined
  isPending: boolean
  isOver: boolean
}

/** Renders the first screen of an event: artwork, name, summary, state, period, and what to do now. */
export function EventHero(props: EventHeroProps) {
  const { name, lang, usesDisplayFont, event, art, isPending, isOver } = props
  return (
    <Hero art={art} image={event?.thumbnail} isImageAwaited={isPending}>
      <PageHeading lang={lang} usesDisplayFont={usesDisplayFont}>
        {usesDisplayFont ? name : bindArticles(name)}
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
  return (
    <div className="stack">
      <p lang={lang} className={styles.summary}>
        {descriptionOf(event.html.split('</p>', 1).join(''))}
      </p>
      <EventTimes period={{ startsAt: event.startsAt, endsAt: event.endsAt }} isOver={isOver} />
      <div className={styles.actions}>
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
      <p className={styles.summary} />
      <div className={styles.times}>
        <p />
        <p />
      </div>
      <div className={styles.actions} />
    </div>
  )
}
