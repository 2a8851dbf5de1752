import { expect, test } from 'vitest'
import { dayInWords, shortTimeInWords, timeInWords } from './dates-in-words.ts'

test.for([
  ['ko', '2026년 11월 4일', '2026년 11월 4일 09:30', '11월 4일 09:30'],
  ['en', 'Nov 4, 2026', 'Nov 4, 2026, 09:30', 'Nov 4, 09:30'],
  ['ja', '2026年11月4日', '2026年11月4日 09:30', '11月4日 09:30'],
] as const)('formats dates for sentences in %s', ([locale, day, time, short]) => {
  expect(dayInWords('2026-11-04', locale)).toBe(day)
  expect(timeInWords('2026-11-04 09:30', locale)).toBe(time)
  expect(shortTimeInWords('2026-11-04 09:30', locale)).toBe(short)
})
