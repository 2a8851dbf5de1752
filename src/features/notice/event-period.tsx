import { Day } from '#ui/date.tsx'
import styles from './event-period.module.css'

interface EventPeriodProps {
  startsAt: number | null
  endsAt: number | null
}

/** From when to when an event runs, in Korean days; nothing for a notice. */
export function EventPeriod({ startsAt, endsAt }: EventPeriodProps) {
  if (startsAt === null && endsAt === null) return null
  return (
    <span className={styles.period}>
      <Day instant={startsAt} /> – <Day instant={endsAt} />
    </span>
  )
}
