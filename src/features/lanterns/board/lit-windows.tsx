import { useAtomValue } from 'jotai'
import { formatDay } from '#i18n/times.ts'
import { useNow } from '#ui/when/use-now.ts'
import { litInMonth } from './lantern-progress.ts'
import { progressAtom } from './lanterns.atoms.ts'
import styles from './week-of-light.module.css'

/** The middles of the windows and doors of the island on the main page, in its drawing of 900 by 588. */
const windows: readonly (readonly [number, number])[] = [
  [266, 138],
  [323, 172],
  [346, 172],
  [384, 209],
  [384, 232],
  [219, 236],
  [205, 288],
  [223, 288],
  [354, 293],
  [456, 294],
  [478, 294],
  [545, 251],
  [545, 282],
  [90, 353],
  [90, 373],
  [132, 378],
  [153, 378],
  [333, 378],
  [352, 378],
  [457, 379],
  [197, 353],
  [228, 438],
  [669, 404],
  [693, 404],
  [717, 404],
  [678, 443],
  [707, 443],
  [755, 370],
  [777, 370],
  [801, 379],
  [818, 379],
]

/** Renders the lights in the windows of the island, as decoration: the days of the month whose lanterns were lit. */
export function LitWindows() {
  const progress = useAtomValue(progressAtom)
  const now = useNow('minute')
  if (now === null) return null
  return litInMonth(progress, formatDay(now)).map((day) => {
    // The days of a week are spread over the island.
    const [x, y] = windows[(day * 12) % windows.length] ?? [0, 0]
    return (
      <span
        key={day}
        className={styles.light}
        style={{ insetInlineStart: `${x / 9}%`, insetBlockStart: `${y / 5.88}%` }}
      />
    )
  })
}
