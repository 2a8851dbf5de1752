import { Trans, useLingui } from '@lingui/react/macro'
import { weekdayTimeInWords } from '#i18n/dates-in-words.ts'
import { formatKoreanTime } from '#i18n/times.ts'
import { Period } from '#ui/date/date.tsx'
import { pageUrl } from '#ui/share/page-url.ts'
import { CalendarButton } from './calendar-button.tsx'
import { CountdownChip } from './countdown-chip.tsx'
import { OwnTime, type FormattedPeriodProps } from './event-state-badge.tsx'
import styles from './event-period.module.css'
import type { Notice } from './notice.schema.ts'

interface MaintenanceCardProps {
  notice: Notice
  /** False in the webview of the game, which can't save a file. */
  canSave: boolean
}

interface TimeProps extends Pick<FormattedPeriodProps, 'format'> {
  instant: number
  /** The beginning of the period that ends at `instant`; on the same day only the hour is shown. */
  start: number | null
}

/** Renders a time in the format of the language, without a line break. */
function Time({ instant, start, format }: TimeProps) {
  const { i18n } = useLingui()
  const [day, hour] = format(instant).split(' ')
  const isSameDay = start !== null && format(start).split(' ')[0] === day
  return (
    <time dateTime={new Date(instant).toISOString()} className={styles.whole}>
      {isSameDay ? hour : weekdayTimeInWords(format(instant), i18n.locale)}
    </time>
  )
}

function WholePeriod({ startsAt, endsAt, format }: FormattedPeriodProps) {
  const show = (instant: number, start: number | null) => (
    <Time instant={instant} start={start} format={format} />
  )
  return <Period startsAt={startsAt} endsAt={endsAt} show={show} format={format} />
}

/** Renders the period of a maintenance: in Korean time, in the visitor's time zone, and as a calendar file. */
export function MaintenanceCard({ notice, canSave }: MaintenanceCardProps) {
  const { startsAt, endsAt } = notice
  if (startsAt === null && endsAt === null) return null
  return (
    <>
      <div className={styles.card} data-scheme="dark">
        <div className={`cluster ${styles.state}`}>
          <CountdownChip startsAt={startsAt} endsAt={endsAt} />
        </div>
        <p className="title">
          <Trans>
            <WholePeriod startsAt={startsAt} endsAt={endsAt} format={formatKoreanTime} /> (Korean
            time)
          </Trans>
        </p>
        {startsAt !== null && (
          <div className={`cluster ${styles.action}`}>
            <CalendarButton event={notice} url={pageUrl} canSave={canSave} />
          </div>
        )}
      </div>
      <OwnTime startsAt={startsAt} endsAt={endsAt} as={WholePeriod} />
    </>
  )
}
