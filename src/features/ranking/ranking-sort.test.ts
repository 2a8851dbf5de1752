import { describe, expect, test } from 'vitest'
import { readSort, sortBy, sortRankers } from './ranking-sort.ts'

const ranker = (rank: number, trophies: number | null) => ({
  line: rank - 1,
  rank,
  nickname: `player ${rank}`,
  club: undefined,
  emblemId: null,
  iconId: null,
  trophies,
  level: null,
  stylePoints: null,
})

const rows = [ranker(3, 30), ranker(1, null), ranker(4, 90), ranker(2, 30)]

test.each([
  ['rank', [1, 2, 3, 4]],
  ['-rank', [4, 3, 2, 1]],
  ['trophies', [2, 3, 4, 1]],
  ['-trophies', [4, 2, 3, 1]],
  ['level', [1, 2, 3, 4]],
] as const)('ordered by %s', (sort, ranks) => {
  expect(sortRankers(rows, sort).map(({ rank }) => rank)).toEqual(ranks)
})

test('an address says column and direction in one word', () => {
  expect(readSort('-stylePoints')).toEqual({ column: 'stylePoints', descending: true })
  expect(readSort('rank')).toEqual({ column: 'rank', descending: false })
})

describe('a press on a column', () => {
  test.each([
    ['trophies', 'rank', '-trophies'],
    ['trophies', '-trophies', 'trophies'],
    ['trophies', 'trophies', '-trophies'],
    ['rank', '-level', 'rank'],
    ['rank', 'rank', '-rank'],
    ['nickname', 'rank', undefined],
  ] as const)('%s, while ordered by %s: %s', (column, now, next) => {
    expect(sortBy(column, now)).toBe(next)
  })
})
