import { expect, test, vi } from 'vitest'
import {
  formatDay,
  isKoreanWeekend,
  koreanMidnight,
  formatKoreanTime,
  formatLocalTime,
} from './times.ts'

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

test.for([
  ['2024-06-11T10:00:00+09:00', '2024-06-11 10:00'],
  ['2024-02-29T15:00:00Z', '2024-03-01 00:00'],
  ['2023-12-31T14:59:59Z', '2023-12-31 23:59'],
] as const)('formats %s as %s in Korean time', ([iso, shown]) => {
  expect(formatKoreanTime(Date.parse(iso))).toBe(shown)
})

test.for([
  ['2024-06-11T10:00:00+09:00', 'Asia/Tokyo', -540, '2024-06-11 10:00'],
  ['2024-06-11T10:00:00+09:00', 'America/New_York', 240, '2024-06-10 21:00'],
  ['2024-01-11T10:00:00+09:00', 'America/New_York', 300, '2024-01-10 20:00'],
  ['2024-03-31T23:59:59+09:00', 'Europe/Berlin', -120, '2024-03-31 16:59'],
  ['2024-03-31T09:30:00+09:00', 'Europe/Berlin', -60, '2024-03-31 01:30'],
  ['2024-03-01T00:00:00+09:00', 'Pacific/Honolulu', 600, '2024-02-29 05:00'],
  ['2023-12-31T23:59:59+09:00', 'Pacific/Auckland', -780, '2024-01-01 03:59'],
  ['2024-06-11T10:00:00+09:00', 'Asia/Kolkata', -330, '2024-06-11 06:30'],
] as const)('formats %s in %s, offset %i, as %s', ([iso, , offset, shown]) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset)
  expect(formatLocalTime(Date.parse(iso))).toBe(shown)
})
