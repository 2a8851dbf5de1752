import { expect, test } from 'vitest'
import { relativeDay } from './relative-day.ts'

const now = Date.parse('2024-06-12T00:30:00+09:00')

test.for([
  ['an hour ago, on the day before in Korea', '2024-06-11T23:30:00+09:00', 'yesterday'],
  ['the same day', '2024-06-12T00:00:00+09:00', 'today'],
  ['two days', '2024-06-10T23:59:00+09:00', '2 days ago'],
  ['six days', '2024-06-06T10:00:00+09:00', '6 days ago'],
  ['a week', '2024-06-05T10:00:00+09:00', '1 week ago'],
  ['13 days', '2024-05-30T10:00:00+09:00', '1 week ago'],
  ['59 days', '2024-04-14T10:00:00+09:00', '1 month ago'],
  ['29 days', '2024-05-14T10:00:00+09:00', '4 weeks ago'],
  ['two months', '2024-04-10T10:00:00+09:00', '2 months ago'],
  ['more than a year', '2023-06-01T10:00:00+09:00', null],
  ['tomorrow', '2024-06-13T00:00:00+09:00', null],
] as const)('names the age: %s', ([, instant, text]) => {
  expect(relativeDay(Date.parse(instant), now, 'en')).toBe(text)
})

test.for([
  ['ko', '2024-06-12', '오늘'],
  ['ko', '2024-06-11', '어제'],
  ['ko', '2024-06-10', '그저께'],
  ['ko', '2024-06-06', '6일 전'],
  ['ko', '2024-06-05', '1주 전'],
  ['ko', '2024-05-13', '1개월 전'],
  ['ja', '2024-06-12', '今日'],
  ['ja', '2024-06-11', '昨日'],
  ['ja', '2024-06-10', '一昨日'],
  ['ja', '2024-06-05', '1週間前'],
  ['ja', '2024-05-13', '1か月前'],
  ['ja', '2024-06-06', '6日前'],
] as const)('names it in the language %s on %s', ([locale, day, text]) => {
  expect(relativeDay(Date.parse(`${day}T12:00:00+09:00`), now, locale)).toBe(text)
})
