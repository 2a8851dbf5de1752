import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { weekdayTimeInWords } from '#i18n/dates-in-words.ts'
import { formatKoreanTime } from '#i18n/times.ts'
import { Badge } from '#ui/card/badge.tsx'
import { Period } from '#ui/date/date.tsx'
import { useDurationFormat } from '#ui/date/use-duration-format.ts'
import { useNow } from '#ui/when/use-now.ts'
import { eventState, nextTurn, type EventPeriodTimes } from '../event-state.ts'
import { EventStateBadge, OwnTime, type FormattedPeriodProps } from '../event-state-badge.tsx'
import styles from './event-hero.module.css'

/** Renders a period with weekdays; its end without what both ends share: the year, or the whole day. */
function LongPeriod({ startsAt, endsAt, format }: FormattedPeriodProps) {
  const { i18n } = useLingui()
  const show = (instant: number, start: number | null) => {
    const [time, from] = [format(instant), start === null ? '' : format(start)]
    const isSameDay = time.slice(0, 10) === from.slice(0, 10)
    const hasYear = time.slice(0, 4) !== from.slice(0, 4)
    return (
      <time dateTime={new Date(instant).toISOString()}>
        {isSameDay ? time.slice(11) : weekdayTimeInWords(time, i18n.locale, hasYear)}
      </time>
    )
  }
  return <Period startsAt={startsAt} endsAt={endsAt} show={show} format={format} />
}

interface EventTimesProps {
  period: EventPeriodTimes
  isOver: boolean
  /** The metadata of the event. */
  children: ReactNode
}

/**
 * Renders the metadata of an event, its state, and its period in Korean time. That it is over is known before the
 * device.
 */
export function EventTimes({ period, isOver, children }: EventTimesProps) {
  const hasPeriod = period.startsAt !== null || period.endsAt !== null
  return (
    <div className={`stack ${styles.times}`}>
      <p className="cluster meta">
        {isOver && (
          <Badge>
            <Trans>Ended</Trans>
          </Badge>
        )}
        {children}
      </p>
      {hasPeriod && !isOver && (
        <p className={`cluster ${styles.state}`}>
          <EventStateBadge {...period} />
          <EventCountdown {...period} />
        </p>
      )}
      {hasPeriod && (
        <p>
          <Trans>
            <LongPeriod {...period} format={formatKoreanTime} /> (Korean time)
          </Trans>
        </p>
      )}
    </div>
  )
}

/** Renders the period of an event in the visitor's time. */
export function EventOwnTime(period: EventPeriodTimes) {
  if (period.startsAt === null && period.endsAt === null) return null
  return (
    <p className="meta">
      <OwnTime {...period} as={LongPeriod} />
    </p>
  )
}

/** Renders the time until an event starts or ends, in gold; nothing before hydration and after its end. */
function EventCountdown({ startsAt, endsAt }: EventPeriodTimes) {
  const now = useNow('minute')
  const formatDuration = useDurationFormat()
  const state = now === null ? null : eventState({ startsAt, endsAt }, now)
  const until = now === null || state === null ? null : nextTurn({ startsAt, endsAt }, now)
  if (now === null || until === null) return null
  const left = formatDuration(until - now)
  return (
    <span className={styles.left}>
      {state === 'coming' ? <Trans>Starts in {left}</Trans> : <Trans>{left} left</Trans>}
    </span>
  )
}
