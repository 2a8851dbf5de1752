import { Period } from '#ui/date/period.tsx'
import type { EventPeriodTimes } from './event-state.ts'
import { EventStateBadge } from './event-state-badge.tsx'
import styles from './event-period.module.css'

/** Renders the state and the period of an event in Korean days; renders nothing for a notice. */
export function EventPeriod({ startsAt, endsAt }: EventPeriodTimes) {
  if (startsAt === null && endsAt === null) return null
  return (
    <span className={styles.period}>
      <EventStateBadge startsAt={startsAt} endsAt={endsAt} />
      <span>
        <Period startsAt={startsAt} endsAt={endsAt} />
      </span>
    </span>
  )
}
