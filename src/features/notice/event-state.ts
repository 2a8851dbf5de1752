import { millisecondsInDay } from 'date-fns/constants'
import { formatKoreanTime, formatLocalTime } from '#i18n/times.ts'

export interface EventPeriodTimes {
  /** Epoch ms; `null` if the server sent no such time. */
  startsAt: number | null
  endsAt: number | null
}

export type EventState = 'coming' | 'running' | 'ended'

/**
 * Returns the state of an event at `now` (epoch ms), its end included. Returns `null` without a period, or if
 * the period ends before it starts (docs/product.md#notices-and-events).
 */
export function eventState({ startsAt, endsAt }: EventPeriodTimes, now: number): EventState | null {
  if (startsAt === null && endsAt === null) return null
  if (startsAt !== null && endsAt !== null && endsAt < startsAt) return null
  if (startsAt !== null && now < startsAt) return 'coming'
  return endsAt !== null && now > endsAt ? 'ended' : 'running'
}

/** A longer countdown stands for a date that is not known yet. */
const longestCountdownMs = 10 * 365 * millisecondsInDay

/** Returns what an event counts down to at `now` (epoch ms): its start or its end; `null` after it, or without one. */
export function nextTurn(period: EventPeriodTimes, now: number): number | null {
  const turn = now < (period.startsAt ?? 0) ? period.startsAt : period.endsAt
  return turn !== null && turn >= now && turn - now < longestCountdownMs ? turn : null
}

/** Returns true if both ends read the same in the visitor's time zone and in Korea. */
export function isKoreanTime({ startsAt, endsAt }: EventPeriodTimes): boolean {
  return [startsAt, endsAt].every(
    (instant) => instant === null || formatKoreanTime(instant) === formatLocalTime(instant),
  )
}
