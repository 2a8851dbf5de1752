import { useAtomValue } from 'jotai'
import { formatDay } from '#i18n/times.ts'
import { useNow } from '#ui/when/use-now.ts'
import { islandSize, litWindows } from './island-windows.ts'
import type { LanternProgress } from './lantern-progress.ts'
import { progressAtom } from './lanterns.atoms.ts'
import styles from './week-of-light.module.css'

interface LitWindowsProps {
  progress: LanternProgress
  /** The day whose month is shown, and whose own window is marked. */
  day: string
}

/** Renders the light in the windows of the island, as decoration: the days of the month whose lanterns were lit. */
export function LitWindows({ progress, day }: LitWindowsProps) {
  return litWindows(progress, day).map((lit) => (
    <span
      key={lit.day}
      className={styles.light}
      data-today={lit.day === Number(day.slice(8)) || undefined}
      style={{
        insetInlineStart: `${(lit.x / islandSize.width) * 100}%`,
        insetBlockStart: `${(lit.y / islandSize.height) * 100}%`,
      }}
    />
  ))
}

/** Renders the light of the month of today. */
export function WindowsOfToday() {
  const progress = useAtomValue(progressAtom)
  const now = useNow('minute')
  return now !== null && <LitWindows progress={progress} day={formatDay(now)} />
}
