import { formatDay } from '#i18n/times.ts'
import { useNow } from '#ui/when/use-now.ts'
import styles from './anniversary.module.css'
import { litCount, windowCount } from './lit-windows.tsx'

const dayMs = 86_400_000

/** Renders a window for each of the last days until an instant (epoch ms), lit from its day on, as decoration. */
export function WindowDays({ until }: { until: number }) {
  const now = useNow('minute')
  const lit = now === null ? 0 : litCount(until - now)
  const days = Array.from({ length: windowCount }, (_, nth) =>
    formatDay(until - (windowCount - 1 - nth) * dayMs),
  )
  return (
    <ol className={styles.days} aria-hidden="true">
      {days.map((day, nth) => {
        const [, month, date] = day.split('-').map(Number)
        const isNamed = nth === 0 || date === 1 || nth === windowCount - 1
        return (
          <li key={day} data-lit={nth < lit || undefined}>
            {isNamed ? `${month}.${date}` : date}
          </li>
        )
      })}
    </ol>
  )
}
