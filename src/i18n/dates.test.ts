import { expect, test } from 'vitest'
import { formatDay } from './dates.ts'

test.for([
  ['2024-06-11T10:00:00+09:00', '2024-06-11'],
  ['2024-06-10T15:00:00Z', '2024-06-11'],
  ['2024-06-10T14:59:59Z', '2024-06-10'],
  ['2023-12-31T16:00:00Z', '2024-01-01'],
] as const)('formats %s as the day %s in Korea', ([iso, day]) => {
  expect(formatDay(new Date(iso))).toBe(day)
})
