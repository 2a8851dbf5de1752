import { formatDay, formatHour } from './dates.ts'

/** An instant (epoch ms) on Korean clocks, `YYYY-MM-DD HH:mm`. */
export function formatKoreanTime(instant: number): string {
  return `${formatDay(instant)} ${formatHour(instant)}`
}

/**
 * An instant (epoch ms) on the clocks of a zone, `YYYY-MM-DD HH:mm`.
 * @param timeZone the device's own where none is given: not before hydration
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
