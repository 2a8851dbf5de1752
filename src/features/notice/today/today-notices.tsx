import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { weekdayTimeInWords } from '#i18n/dates-in-words.ts'
import { formatKoreanTime, formatLocalTime } from '#i18n/times.ts'
import { CategoryBadge } from '#ui/card/badge.tsx'
import cards from '#ui/card/post-cards.module.css'
import { Day, Period } from '#ui/date/date.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { Picture } from '#ui/media/picture.tsx'
import strip from '#ui/strip/strip.module.css'
import { useHydrated } from '#ui/when/hydration.tsx'
import { CalendarButton } from '../calendar-button.tsx'
import { CountdownChip } from '../countdown-chip.tsx'
import { isKoreanTime, type EventPeriodTimes } from '../event-state.ts'
import type { Notice } from '../notice.schema.ts'
import styles from './today.module.css'
import { useNewestNotice, useRunningEvents, useMaintenance } from './today.queries.ts'

/** Renders the newest notice with its artwork, large; renders nothing without one, and if the notices fail to load. */
export function LeadNotice() {
  const { data: notice } = useNewestNotice()
  if (!notice) return null
  const { id, title, thumbnail, category, categoryId, publishedAt } = notice
  return (
    <Link to="/community/news/$newsIdx" params={{ newsIdx: id }} className={cards.post}>
      <Picture src={thumbnail} alt="" width={640} height={360} ratio="video" />
      <span className={cards.text}>
        <span>
          <CategoryBadge category={category} categoryId={categoryId} />
        </span>
        <strong className="title">{title}</strong>
        <span className="meta">
          <Day instant={publishedAt} />
        </span>
      </span>
    </Link>
  )
}

/** Renders the running events with their artwork, the first to end first. */
export function EndingEvents() {
  const events = useRunningEvents()
  return (
    <div className={styles.running}>
      <h3 className="visually-hidden">
        <Trans>On now</Trans>
      </h3>
      <QueryBoundary query={events}>
        {(running) =>
          running.length === 0 ? (
            <EmptyState>
              <Trans>The island is quiet right now. You'll find the next event here.</Trans>
            </EmptyState>
          ) : (
            <ul className={`${cards.posts} ${styles.events} ${strip.strip}`}>
              {running.map(({ id, title, thumbnail, startsAt, endsAt }, index) => (
                <li key={id} className={index === 0 ? cards.lead : undefined}>
                  <Link
                    to="/community/event/$newsIdx"
                    params={{ newsIdx: id }}
                    className={cards.post}
                  >
                    <Picture src={thumbnail} alt="" width={640} height={360} ratio="video" />
                    <span className={cards.chip}>
                      <CountdownChip startsAt={startsAt} endsAt={endsAt} />
                    </span>
                    <span className={cards.text}>
                      <span className={index === 0 ? 'title large' : 'title'}>{title}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </div>
  )
}

/** Renders the next maintenance: its times, a countdown and a calendar file. Renders nothing if none is planned. */
export function NextMaintenance() {
  const maintenance = useMaintenance()
  return (
    <QueryBoundary query={maintenance} isLine>
      {(notice) => notice && <Maintenance notice={notice} />}
    </QueryBoundary>
  )
}

function Maintenance({ notice }: { notice: Notice }) {
  const router = useRouter()
  const isHydrated = useHydrated()
  const { id, title, startsAt, endsAt } = notice
  const link = { to: '/community/news/$newsIdx', params: { newsIdx: id } } as const
  const url = () => new URL(router.buildLocation(link).publicHref, window.location.origin).href
  return (
    <div className={`plate cluster ${styles.maintenance}`}>
      <h3>
        <Link {...link} className="check">
          {title}
        </Link>
      </h3>
      <p className={styles.times}>
        <Trans>
          <ShortPeriod startsAt={startsAt} endsAt={endsAt} format={formatKoreanTime} /> (Korean
          time)
        </Trans>
        <span className={`meta ${styles.own}`}>{isHydrated && <OwnTime notice={notice} />}</span>
      </p>
      <span className={styles.countdown}>
        <CountdownChip startsAt={startsAt} endsAt={endsAt} />
      </span>
      <div className={styles.action}>
        <CalendarButton event={notice} url={url} />
      </div>
    </div>
  )
}

function OwnTime({ notice: { startsAt, endsAt } }: { notice: Notice }) {
  const { i18n } = useLingui()
  return isKoreanTime({ startsAt, endsAt }) ? (
    i18n.locale !== 'ko' && <Trans>That's your local time, too.</Trans>
  ) : (
    <Trans>
      Your local time: <ShortPeriod startsAt={startsAt} endsAt={endsAt} format={formatLocalTime} />
    </Trans>
  )
}

interface ShortPeriodProps extends EventPeriodTimes {
  /** Formats an instant as `YYYY-MM-DD HH:mm` in a time zone. */
  format: (instant: number) => string
}

/** Renders a period without the year, and its end without the day if both are on one: `Tue, Nov 24, 10:00–13:00`. */
function ShortPeriod({ startsAt, endsAt, format }: ShortPeriodProps) {
  const { i18n } = useLingui()
  const startDay = startsAt === null ? '' : format(startsAt).slice(0, 10)
  const show = (instant: number) => {
    const time = format(instant)
    const isSameDay = instant === endsAt && time.startsWith(startDay) && startDay !== ''
    return (
      <time dateTime={new Date(instant).toISOString()}>
        {isSameDay ? time.slice(11) : weekdayTimeInWords(time, i18n.locale, false)}
      </time>
    )
  }
  return <Period startsAt={startsAt} endsAt={endsAt} show={show} format={format} />
}
