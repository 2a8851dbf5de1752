/** Updates that come at a fixed distance: one of them, and the days from each to the next. */
export interface UpdateRhythm {
  /** ISO 8601 with its offset. */
  anchor: string
  everyDays: number
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * The first update after `now`, in epoch milliseconds; at the moment of one it is the next.
 * Korea has no summer time, so days are all of one length.
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

/** What is left of `ms` milliseconds, to the begun minute. */
export function waitOf(ms: number): Wait {
  const minutes = Math.max(0, Math.ceil(ms / minuteMs))
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  }
}
