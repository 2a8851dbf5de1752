import { expect, test } from 'vitest'
import { parseInstant } from '#api/schema.ts'
import { heartStepsMetAt } from '#site-events.ts'
import { formatDay } from '#i18n/times.ts'
import { rewardDates } from './reward-dates.ts'

test.for([
  ['a Monday', '2023-06-05T10:00+09:00', '2023-06-07', '2023-06-14'],
  ['a Wednesday', '2023-06-07T10:00+09:00', '2023-06-09', '2023-06-16'],
  ['a Thursday: over the weekend', '2023-06-08T10:00+09:00', '2023-06-12', '2023-06-19'],
  ['a Friday', '2023-06-09T10:00+09:00', '2023-06-13', '2023-06-20'],
  ['the last moment of a Friday in Korea', '2023-06-09T23:59:59+09:00', '2023-06-13', '2023-06-20'],
  ['a Saturday', '2023-06-10T00:00+09:00', '2023-06-13', '2023-06-20'],
  ['a Sunday', '2023-06-11T23:59+09:00', '2023-06-13', '2023-06-20'],
  ['a Sunday elsewhere, Monday in Korea', '2023-06-11T15:00Z', '2023-06-14', '2023-06-21'],
  ['the first moment of a Monday in Korea', '2023-06-12T00:00+09:00', '2023-06-14', '2023-06-21'],
  ['a Friday elsewhere, Saturday in Korea', '2023-06-09T16:00Z', '2023-06-13', '2023-06-20'],
  ['the end of a month', '2023-06-30T23:59:59+09:00', '2023-07-04', '2023-07-11'],
  ['the end of a year', '2026-12-31T12:00+09:00', '2027-01-04', '2027-01-11'],
  ['the end of a February', '2024-02-27T12:00+09:00', '2024-02-29', '2024-03-07'],
] as const)('calculates the reward dates for a goal met on %s', ([, metAt, sentBy, claimBy]) => {
  const dates = rewardDates(Date.parse(metAt))
  expect(formatDay(new Date(dates.sentBy))).toBe(sentBy)
  expect(formatDay(new Date(dates.claimBy))).toBe(claimBy)
})

test('every step was reached at a time that exists', () => {
  expect(heartStepsMetAt.map((time) => parseInstant(time))).not.toContain(null)
})
