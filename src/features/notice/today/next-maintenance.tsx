import { Trans } from '@lingui/react/macro'
import { Link, useHydrated, useRouter } from '@tanstack/react-router'
import { useLingui } from '@lingui/react'
import { formatKoreanTime, formatLocalTime } from '#i18n/times.ts'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { shortTimeInWords } from '#i18n/dates-in-words.ts'
import { Period } from '#ui/date/period.tsx'
import { CalendarButton } from '../calendar-button.tsx'
import { CountdownChip } from '../countdown-chip.tsx'
import type { Notice } from '../notice.schema.ts'
import styles from './today.module.css'
import { isKoreanTime } from '../korean-time.ts'
import { useMaintenance } from './today.queries.ts'
import type { EventPeriodTimes } from '../event-state.ts'

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
  const address = () => new URL(router.buildLocation(link).publicHref, window.location.origin).href
  return (
    <div className={styles.maintenance}>
      <h3 className={styles.title}>
        <Link {...link}>{title}</Link>
      </h3>
      <p className={styles.times}>
        <Trans>
          <ShortPeriod startsAt={startsAt} endsAt={endsAt} format={formatKoreanTime} /> (Korean
          time)
        </Trans>
        <span className={styles.own}>{isHydrated && <OwnTime notice={notice} />}</span>
      </p>
      <span className={styles.countdown}>
        <CountdownChip startsAt={startsAt} endsAt={endsAt} />
      </span>
      <div className={styles.action}>
        <CalendarButton event={notice} address={address} />
      </div>
    </div>
  )
}

function OwnTime({ notice: { startsAt, endsAt } }: { notice: Notice }) {
  return isKoreanTime({ startsAt, endsAt }) ? (
    <Trans>You're on Korean time.</Trans>
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

/** Renders a period without the year, and its end without the day if both are on one: `Nov 24, 10:00–13:00`. */
function ShortPeriod({ startsAt, endsAt, format }: ShortPeriodProps) {
  const { i18n } = useLingui()
  const startDay = startsAt === null ? '' : format(startsAt).slice(0, 10)
  const show = (instant: number) => {
    const time = format(instant)
    const isSameDay = instant === endsAt && time.startsWith(startDay) && startDay !== ''
    return (
      <time dateTime={new Date(instant).toISOString()}>
        {isSameDay ? time.slice(11) : shortTimeInWords(time, i18n.locale)}
      </time>
    )
  }
  return <Period startsAt={startsAt} endsAt={endsAt} show={show} format={format} />
}
