const minuteMs = 60_000

/** A remaining time. */
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
