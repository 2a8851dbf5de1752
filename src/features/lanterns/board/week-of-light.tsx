import { useLingui } from '@lingui/react'
import { weekdayInWords } from '#i18n/dates-in-words.ts'
import { weekOf, type LanternProgress } from './lantern-progress.ts'
import styles from './week-of-light.module.css'

interface WeekOfLightProps {
  progress: LanternProgress
  day: string
  /** The lanterns of `day` that are lit. */
  lit: number
}

/** Renders a window for each day of the week, lit on the days whose lanterns were, as decoration. */
export function WeekOfLight({ progress, day, lit }: WeekOfLightProps) {
  const { i18n } = useLingui()
  return (
    <span className={styles.week} aria-hidden="true">
      {weekOf(day).map((each) => (
        <span
          key={each}
          data-day={progress.lit.includes(each) ? 'lit' : 'dark'}
          data-today={each === day ? lit : undefined}
        >
          {weekdayInWords(each, i18n.locale)}
        </span>
      ))}
    </span>
  )
}
