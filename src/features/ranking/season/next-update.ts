/** A fixed update interval: one known update, and the days between updates. */
export interface UpdateRhythm {
  /** ISO 8601 with its offset. */
  anchor: string
  everyDays: number
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * Returns the first update after `now`, in epoch milliseconds. At the exact time of an update, returns the one
 * after it. Korea has no daylight saving time, so all days have the same length.
 */
export function nextUpdate({ anchor, everyDays }: UpdateRhythm, now: number): number {
  const first = Date.parse(anchor)
  const step = everyDays * dayMs
  return first + (Math.floor((now - first) / step) + 1) * step
}

export interface Wait {
  days: number
  hours: number
  minutes: number
}

/** Splits `ms` milliseconds into days, hours and minutes, rounded up to the minute. */
export function waitOf(ms: number): Wait {
  const minutes = Math.max(0, Math.ceil(ms / minuteMs))
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  }
}
