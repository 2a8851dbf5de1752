import { expect, test } from 'vitest'
import { formatDay, isKoreanWeekend, koreanMidnight } from './korean-day.ts'

test.for([
  ['2024-06-11T10:00:00+09:00', '2024-06-11'],
  ['2024-06-10T15:00:00Z', '2024-06-11'],
  ['2024-06-10T14:59:59Z', '2024-06-10'],
  ['2023-12-31T16:00:00Z', '2024-01-01'],
] as const)('formats %s as the day %s in Korea', ([iso, day]) => {
  expect(formatDay(new Date(iso))).toBe(day)
})

test.for([
  ['2024-06-11T23:59:59+09:00', '2024-06-11T00:00:00+09:00', false],
  ['2024-05-31T15:00:00Z', '2024-06-01T00:00:00+09:00', true],
  ['2024-06-02T14:59:59Z', '2024-06-02T00:00:00+09:00', true],
  ['2024-06-02T15:00:00Z', '2024-06-03T00:00:00+09:00', false],
] as const)('the Korean day of %s began at %s; on a weekend: %s', ([iso, midnight, isWeekend]) => {
  const instant = Date.parse(iso)
  expect(koreanMidnight(instant)).toBe(Date.parse(midnight))
  expect(isKoreanWeekend(instant)).toBe(isWeekend)
})
