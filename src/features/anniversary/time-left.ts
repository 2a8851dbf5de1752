export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

const secondMs = 1000

/** Splits `ms` into days to seconds, rounded up to a whole second. Returns `null` if no time is left. */
export function timeLeft(ms: number): TimeLeft | null {
  if (!(ms > 0)) return null
  const total = Math.ceil(ms / secondMs)
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}
