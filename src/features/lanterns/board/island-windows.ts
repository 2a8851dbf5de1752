import { litInMonth, type LanternProgress } from './lantern-progress.ts'

/** The size of the drawing of the island, in its own units. */
export const islandSize = { width: 900, height: 588 }

/** The middles of the windows and doors in the drawing of the island. */
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

export interface LitWindow {
  /** The day of the month, from 1 to 31. */
  day: number
  /** The middle of its window in the drawing. */
  x: number
  y: number
}

/** Returns the windows of the days of the month of `day` whose lanterns were lit. */
export function litWindows(progress: LanternProgress, day: string): LitWindow[] {
  return litInMonth(progress, day).map((each) => {
    // The days of a week are spread over the island.
    const [x, y] = windows[(each * 12) % windows.length] ?? [0, 0]
    return { day: each, x, y }
  })
}
