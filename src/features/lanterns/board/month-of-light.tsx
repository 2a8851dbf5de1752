import { litInMonth, type LanternProgress } from './lantern-progress.ts'
import styles from './result.module.css'

interface MonthOfLightProps {
  progress: LanternProgress
  day: string
}

/** Renders a window for each day of the month, lit on the days whose lanterns were, as decoration. */
export function MonthOfLight({ progress, day }: MonthOfLightProps) {
  const [year, month] = day.split('-').map(Number)
  const count = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate()
  const lit = new Set(litInMonth(progress, day))
  return (
    <div className={styles.windows} aria-hidden="true">
      {Array.from({ length: count }, (_, nth) => (
        // The position is the day.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={nth} data-lit={lit.has(nth + 1) || undefined} />
      ))}
    </div>
  )
}
