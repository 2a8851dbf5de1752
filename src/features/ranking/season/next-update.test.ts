import { describe, expect, test } from 'vitest'
import { site } from '#site.ts'
import { nextUpdate } from './next-update.ts'

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
