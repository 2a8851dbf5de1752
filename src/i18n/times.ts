import { subMinutes } from 'date-fns'
import { formatDay, formatHour } from './korean-day.ts'

/** Formats an instant (epoch ms) in Korean time, `YYYY-MM-DD HH:mm`. */
export function formatKoreanTime(instant: number): string {
  return `${formatDay(instant)} ${formatHour(instant)}`
}

/**
 * Formats an instant (epoch ms) in the time zone of the device, `YYYY-MM-DD HH:mm`: not before hydration. The first
 * `Intl` formatter would cost a slow phone 80 ms.
 */
export function formatLocalTime(instant: number): string {
  const localClock = subMinutes(instant, new Date(instant).getTimezoneOffset())
  return localClock.toISOString().slice(0, 16).replace('T', ' ')
}
