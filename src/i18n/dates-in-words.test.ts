import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dayInWords, monthInWords, shortTimeInWords, weekdayTimeInWords } from './dates-in-words.ts'

test.for([
  ['ko', '2026년 11월 4일', '11월 4일 09:30'],
  ['en', 'Nov 4, 2026', 'Nov 4, 09:30'],
  ['ja', '2026年11月4日', '11月4日 09:30'],
] as const)('formats dates for sentences in %s', ([locale, day, short]) => {
  expect(dayInWords('2026-11-04', locale)).toBe(day)
  expect(shortTimeInWords('2026-11-04 09:30', locale)).toBe(short)
})

test.for([
  ['ko', '2026년 11월 4일(수) 09:30', '11월 1일(일) 00:00'],
  ['en', 'Wed, Nov 4, 2026, 09:30', 'Sun, Nov 1, 00:00'],
  ['ja', '2026年11月4日（水）09:30', '11月1日（日）00:00'],
] as const)('formats times with their weekday in %s', ([locale, whole, inYear]) => {
  expect(weekdayTimeInWords('2026-11-04 09:30', locale)).toBe(whole)
  expect(weekdayTimeInWords('2026-11-01 00:00', locale, false)).toBe(inYear)
})

test.for([
  ['ko', '2026년 11월', '11월'],
  ['en', 'November 2026', 'Nov'],
  ['ja', '2026年11月', '11月'],
] as const)('formats months in %s', ([locale, ofYear, month]) => {
  expect(monthInWords(11, locale, 2026)).toBe(ofYear)
  expect(monthInWords(11, locale)).toBe(month)
})

// The first one takes a slow phone 60 to 110 ms, in the render that first needs it.
test('no module makes a formatter of dates or numbers', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.|features\/debug/.test(file),
  )
  expect(files.length).toBeGreaterThan(300)
  const formatter =
    /Intl\.(?!Segmenter)\w+\(|i18n\.(?:date|number|time)\(|toLocale(?:Date|Time)String/
  expect(files.filter((file) => formatter.test(readFileSync(file, 'utf8')))).toEqual([])
})
