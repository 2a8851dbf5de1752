import { formatKoreanTime, formatLocalTime } from '#i18n/times.ts'
import type { EventPeriodTimes } from './event-state.ts'

/** Returns true if both ends read the same in the visitor's time zone and in Korea. */
export function isKoreanTime({ startsAt, endsAt }: EventPeriodTimes): boolean {
  return [startsAt, endsAt].every(
    (instant) => instant === null || formatKoreanTime(instant) === formatLocalTime(instant),
  )
}
