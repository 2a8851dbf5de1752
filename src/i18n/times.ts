import { formatDay, formatHour } from './korean-day.ts'

/** Formats an instant (epoch ms) in Korean time, `YYYY-MM-DD HH:mm`. */
export function formatKoreanTime(instant: number): string {
  return `${formatDay(instant)} ${formatHour(instant)}`
}

/**
 * Formats an instant (epoch ms) in a time zone, `YYYY-MM-DD HH:mm`.
 * @param timeZone the device's zone by default: do not use that before hydration
 */
export function formatLocalTime(instant: number, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...(timeZone !== undefined && { timeZone }),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant))
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}`
}
