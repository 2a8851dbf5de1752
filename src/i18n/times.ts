import { addHours, subMinutes } from 'date-fns'

/**
 * Returns Korean time as `YYYY-MM-DDTHH:mm:ss.sssZ`: all times of the game are Korean
 * (docs/api.md#responses). Korea is nine hours ahead of UTC, without summer time since 1988. `Intl`
 * would cost a slow phone 80 ms before the first render.
 */
const onKoreanClock = (instant: Date | number) => addHours(instant, 9).toISOString()

/**
 * Returns the day of an instant in Korea as `YYYY-MM-DD`. @throws {RangeError} if it is not an
 * instant
 */
export function formatDay(instant: Date | number): string {
  return onKoreanClock(instant).slice(0, 10)
}

/**
 * Returns the hour of an instant in Korea as `HH:mm`. @throws {RangeError} if it is not an instant
 */
function formatHour(instant: Date | number): string {
  return onKoreanClock(instant).slice(11, 16)
}

/** Returns the midnight (epoch ms) at which the day of an instant began in Korea. */
export function koreanMidnight(instant: number): number {
  return Date.parse(`${formatDay(instant)}T00:00+09:00`)
}

/** Returns true if an instant is on a Saturday or a Sunday in Korea. */
export function isKoreanWeekend(instant: number): boolean {
  return [0, 6].includes(new Date(formatDay(instant)).getUTCDay())
}

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
