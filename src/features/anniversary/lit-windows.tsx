import { millisecondsInDay } from 'date-fns/constants'
import { formatDay } from '#i18n/times.ts'
import { useNow } from '#ui/when/use-now.ts'
import styles from './windows.module.css'
import wide from './art/anniversary-teaser-1600x700.svg?no-inline'
import narrow from './art/anniversary-teaser-780x900.svg?no-inline'
import house from './art/lantern-house-1440x740.webp'
import tallHouse from './art/lantern-house-720x1050.webp'

/** The windows in the drawing. */
export const windowCount = 30

/** Returns how many windows are lit: one more on each of the last days, and all of them at the end. */
export function litCount(msLeft: number): number {
  const daysLeft = Math.max(0, Math.ceil(msLeft / millisecondsInDay))
  return Math.max(0, windowCount - daysLeft)
}

/** Renders the lit windows of the island, as decoration on the artwork of the teaser. */
export function LitWindows({ msLeft }: { msLeft: number }) {
  const count = litCount(msLeft)
  if (count === 0) return null
  return (
    <>
      {[
        { file: narrow, box: '0 0 780 900' },
        { file: wide, box: '0 0 1600 700' },
      ].map(({ file, box }) => (
        <svg
          key={box}
          className={`fill ${styles.windows}`}
          viewBox={box}
          preserveAspectRatio="xMidYMin slice"
          aria-hidden="true"
        >
          <use href={`${file}#lit-${count}`} />
        </svg>
      ))}
    </>
  )
}

/**
 * Renders a house with a window for each of the last days until an instant (epoch ms), lit from its day on, as
 * decoration.
 */
export function WindowDays({ until }: { until: number }) {
  const now = useNow('minute')
  const lit = now === null ? 0 : litCount(until - now)
  const days = Array.from({ length: windowCount }, (_, nth) =>
    formatDay(until - (windowCount - 1 - nth) * millisecondsInDay),
  )
  return (
    <div className={styles.house} aria-hidden="true">
      <picture>
        <source media="(max-width: 639px)" srcSet={tallHouse} width={720} height={1050} />
        <img src={house} alt="" width={1440} height={740} loading="lazy" />
      </picture>
      <ol className={styles.days}>
        {days.map((day, nth) => {
          const [, month, date] = day.split('-').map(Number)
          const isNamed = nth === 0 || date === 1 || nth === windowCount - 1
          return (
            <li
              key={day}
              data-lit={nth < lit || undefined}
              data-today={nth === lit - 1 || undefined}
            >
              {isNamed ? `${month}.${date}` : date}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
