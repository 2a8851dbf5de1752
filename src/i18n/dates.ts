import { addHours } from 'date-fns'

/**
 * The clock of Korea, as `YYYY-MM-DDTHH:mm:ss.sssZ`: all times of the game are Korean
 * (docs/api.md#responses). Nine hours ahead of UTC, without summer time since 1988: to ask the browser for
 * that takes a slow phone 80 ms before anything of the page runs.
 */
const onKoreanClock = (instant: Date | number) => addHours(instant, 9).toISOString()

/** The day of an instant in Korea as `YYYY-MM-DD`. @throws {RangeError} where it is no instant */
export function formatDay(instant: Date | number): string {
  return onKoreanClock(instant).slice(0, 10)
}

/** The hour of an instant in Korea as `HH:mm`. @throws {RangeError} where it is no instant */
export function formatHour(instant: Date | number): string {
  return onKoreanClock(instant).slice(11, 16)
}
