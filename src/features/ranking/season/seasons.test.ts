import { describe, expect, test } from 'vitest'
import { site } from '#site.ts'
import { chooseSeason, newestFirst, nextUpdate, seasonOptions } from './seasons.ts'

const season = (year: number, month: number, number: number) => ({
  year,
  month,
  season: number,
  fileName: `${year}-${month}-${number}.json`,
})

const seasons = [
  season(2023, 12, 2),
  season(2024, 2, 1),
  season(2024, 10, 1),
  season(2023, 12, 10),
  season(2024, 10, 2),
]

test('sorts seasons newest first without changing the list', () => {
  const order = newestFirst(seasons).map(({ fileName }) => fileName)
  expect(order).toEqual([
    '2024-10-2.json',
    '2024-10-1.json',
    '2024-2-1.json',
    '2023-12-10.json',
    '2023-12-2.json',
  ])
  expect(seasons[0]?.fileName).toBe('2023-12-2.json')
})

describe('season selection by URL', () => {
  test.each([
    ['no parts: the newest season', {}, '2024-10-2.json'],
    ['only a year: its newest season', { year: 2023 }, '2023-12-10.json'],
    ['a year and a month', { year: 2024, month: 10 }, '2024-10-2.json'],
    ['year, month and season', { year: 2024, month: 10, season: 1 }, '2024-10-1.json'],
    ['only a month: the newest one', { month: 12 }, '2023-12-10.json'],
    ['only a season number', { season: 1 }, '2024-10-1.json'],
    ['an unknown year', { year: 1999 }, null],
    ['an unknown month of the year', { year: 2023, month: 10 }, null],
    ['an unknown season of the month', { year: 2024, month: 2, season: 2 }, null],
  ])('%s', (_, choice, fileName) => {
    expect(chooseSeason(seasons, choice)?.fileName ?? null).toBe(fileName)
  })

  test('returns null when there are no seasons', () => {
    expect(chooseSeason([], {})).toBeNull()
  })
})

test('offers every year, the months of the shown year and the seasons of the shown month', () => {
  expect(seasonOptions(seasons, season(2024, 2, 1))).toEqual({
    years: [2024, 2023],
    months: [10, 2],
    seasons: [1],
  })
  expect(seasonOptions(seasons, season(2023, 12, 2)).seasons).toEqual([10, 2])
})

const weekly = { anchor: '2023-04-04T10:00:00+09:00', everyDays: 7 }

describe('the next update', () => {
  test.for([
    ['a minute before an update', '2024-06-11T09:59:00+09:00', '2024-06-11T10:00:00+09:00'],
    ['at the time of an update', '2024-06-11T10:00:00+09:00', '2024-06-18T10:00:00+09:00'],
    ['on the day after an update', '2024-06-12T00:00:00+09:00', '2024-06-18T10:00:00+09:00'],
    ['across the end of a year', '2024-12-31T23:00:00+09:00', '2025-01-07T10:00:00+09:00'],
    ['before the known update', '2023-03-30T10:00:00+09:00', '2023-04-04T10:00:00+09:00'],
  ] as const)('%s', ([, now, next]) => {
    expect(nextUpdate(weekly, Date.parse(now))).toBe(Date.parse(next))
  })

  test('is on a Tuesday for the level leaderboard, and six weeks after the last one for the style leaderboard', () => {
    const { level, style } = site.rankingUpdates
    const now = Date.parse('2026-11-21T12:00:00+09:00')
    const day = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Asia/Seoul' })
    expect(day.format(nextUpdate(level, now))).toBe('Tuesday')
    const next = nextUpdate(style, now)
    expect(nextUpdate(style, next) - next).toBe(6 * 7 * 86_400_000)
  })
})
