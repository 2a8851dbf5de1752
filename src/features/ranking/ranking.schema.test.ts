import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { Leaderboard, RankerEntry, Season } from './ranking.schema.ts'

describe('a season', () => {
  const wire = { year: 2024, month: 6, season: 1, seasonFilename: 'level_2024-06.json' }

  test('parses numeric strings as numbers', () => {
    expect(v.parse(Season, { ...wire, year: '2024', month: '06', season: '1' })).toEqual({
      year: 2024,
      month: 6,
      season: 1,
      fileName: 'level_2024-06.json',
    })
  })

  test.each(['../secret.json', 'a/b.json', 'a.json.exe', '.json', `${'a'.repeat(65)}.json`, ''])(
    'is invalid with the file name %j',
    (seasonFilename) => {
      expect(v.safeParse(Season, { ...wire, seasonFilename }).success).toBe(false)
    },
  )

  test.each([
    { year: 'soon' },
    { year: 2_026_110 },
    { year: 0 },
    { month: null },
    { month: 0 },
    { month: 13 },
    { season: 1.5 },
    { season: -1 },
  ])('is invalid with %j', (wrong) => {
    expect(v.safeParse(Season, { ...wire, ...wrong }).success).toBe(false)
  })
})

test('a leaderboard without a valid row is invalid, unlike one without rows', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(v.safeParse(Leaderboard, { highRankerList: [null, {}] }).success).toBe(false)
  expect(v.safeParse(Leaderboard, { rows: [] }).success).toBe(false)
  expect(v.parse(Leaderboard, { highRankerList: [] })).toEqual({ rows: [] })
})

describe('a row', () => {
  const wire = {
    rank: 1,
    nickname: 'Lumi',
    clubName: 'Lanterns',
    clubEmblem: 3,
    userProfileIcon: 4,
    trophies: 5,
    level: 6,
    stylePoints: 7,
  }

  test("maps the API fields to the site's names", () => {
    expect(v.parse(RankerEntry, wire)).toEqual({
      rank: 1,
      nickname: 'Lumi',
      club: 'Lanterns',
      emblemId: 3,
      iconId: 4,
      trophies: 5,
      level: 6,
      stylePoints: 7,
    })
  })

  test.each(['10', 10])('accepts the rank %j', (rank) => {
    expect(v.parse(RankerEntry, { rank, nickname: 'Sol' })).toMatchObject({ rank: 10 })
  })

  test.each(['0', '010', '', '1.5', 30.5, 0, -1, null])('is invalid with the rank %j', (rank) => {
    expect(v.safeParse(RankerEntry, { rank, nickname: 'Sol' }).success).toBe(false)
  })

  test('accepts a row with only rank and nickname', () => {
    expect(v.parse(RankerEntry, { rank: 2, nickname: 'Sol' })).toEqual({
      rank: 2,
      nickname: 'Sol',
      club: undefined,
      emblemId: null,
      iconId: null,
      trophies: null,
      level: null,
      stylePoints: null,
    })
  })

  test('keeps a nickname and a club that are numbers', () => {
    const row = v.parse(RankerEntry, { ...wire, nickname: 12_345, clubName: 7 })
    expect(row).toMatchObject({ nickname: '12345', club: '7' })
    expect(v.safeParse(RankerEntry, { ...wire, nickname: 2 ** 60 }).success).toBe(false)
  })

  test('preserves the valid fields', () => {
    const row = v.parse(RankerEntry, { ...wire, clubEmblem: 'x', trophies: '5', level: null })
    expect(row).toMatchObject({ emblemId: null, trophies: null, level: null, stylePoints: 7 })
  })

  test.each([{ rank: undefined }, { rank: 'first' }, { rank: 0 }, { nickname: null }])(
    'is dropped from its leaderboard with %j',
    (wrong) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      const highRankerList = [{ ...wire, ...wrong }, wire]
      expect(v.parse(Leaderboard, { highRankerList }).rows).toHaveLength(1)
      expect(console.warn).toHaveBeenCalledOnce()
    },
  )
})

test('a response without rows is an error, not an empty leaderboard', () => {
  expect(v.safeParse(Leaderboard, {}).success).toBe(false)
})
