import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { RankerEntry } from '../ranking.schema.ts'
import { chartRuns, historyOf, type HistoryPoint } from './season-history.ts'

const season = { year: 2024, month: 1, season: 1, fileName: 'a.json' }

const row = (nickname: string, rank: number) => ({
  ...v.parse(RankerEntry, { rank, nickname }),
  line: rank - 1,
})

describe('a season in the history', () => {
  test.for([
    ['on the leaderboard', [row('a', 1), row('me', 7)], false, { kind: 'ranked', rank: 7 }],
    ['not on the leaderboard', [row('a', 1)], false, { kind: 'absent', rank: 0 }],
    ['matched by exact name', [row('Me', 1)], false, { kind: 'absent', rank: 0 }],
    ['with a duplicate name', [row('me', 1), row('me', 4)], false, { kind: 'shared', rank: 0 }],
    ['still loading', undefined, false, { kind: 'loading', rank: 0 }],
    ['that failed to load', undefined, true, { kind: 'failed', rank: 0 }],
  ] as const)('%s', ([, rows, isFailed, point]) => {
    expect(historyOf([{ season, rows, isFailed }], 'me')).toEqual([{ season, ...point }])
  })
})

const points = (...ranks: number[]): HistoryPoint[] =>
  ranks.map((rank) => ({ season, kind: rank === 0 ? 'absent' : 'ranked', rank }))

// Newest first.
test.for([
  [
    'the best at the top',
    [9, 1, 5],
    [
      [
        [100, 50],
        [50, 0],
        [0, 25],
      ],
    ],
  ],
  [
    'all the same in the middle',
    [4, 4],
    [
      [
        [100, 25],
        [0, 25],
      ],
    ],
  ],
  ['a single season', [4], [[[50, 25]]]],
  ['a season without a rank interrupts the line', [1, 0, 3], [[[100, 0]], [[0, 50]]]],
  ['no ranks', [0, 0], []],
  ['no seasons', [], []],
] as const)('the lines of a chart of 100 by 50: %s', ([, ranks, runs]) => {
  const drawn = chartRuns(points(...ranks), 100, 50)
  expect(drawn.map((run) => run.map(({ x, y }) => [x, y]))).toEqual(runs)
})
