/** A fixed update interval: one known update, and the days between updates. */
export interface UpdateRhythm {
  /** ISO 8601 with its offset. */
  anchor: string
  everyDays: number
}

const dayMs = 86_400_000

/**
 * Returns the first update after `now`, in epoch milliseconds. At the exact time of an update, returns the one
 * after it. Korea has no daylight saving time, so all days have the same length.
 */
export function nextUpdate({ anchor, everyDays }: UpdateRhythm, now: number): number {
  const first = Date.parse(anchor)
  const step = everyDays * dayMs
  return first + (Math.floor((now - first) / step) + 1) * step
}
