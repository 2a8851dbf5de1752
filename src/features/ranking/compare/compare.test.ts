import * as v from 'valibot'
import { expect, test } from 'vitest'
import { RankerEntry } from '../ranking.schema.ts'
import { compareBoards, mostMoved } from './compare.ts'

const board = (names: string) =>
  names
    .split(' ')
    .filter(Boolean)
    .map((nickname, line) =>
      Object.assign(v.parse(RankerEntry, { rank: line + 1, nickname }), { line }),
    )

// Each row: name, rank here, rank there as `ranksBefore` returns it (0: absent, null: unknown).
test.for([
  [
    'the same players',
    'a b',
    'b a',
    [
      ['a', 1, 2],
      ['b', 2, 1],
    ],
  ],
  [
    'a new one',
    'a new',
    'a',
    [
      ['a', 1, 1],
      ['new', 2, 0],
    ],
  ],
  [
    'one who left comes last',
    'a',
    'gone a',
    [
      ['a', 1, 2],
      ['gone', undefined, 1],
    ],
  ],
  [
    'a name that is shared matches nobody',
    'a a',
    'a',
    [
      ['a', 1, null],
      ['a', 2, null],
    ],
  ],
  ['a duplicate name matches no player', 'a', 'a a', [['a', 1, null]]],
  ['an empty leaderboard', '', 'a', [['a', undefined, 1]]],
  ['an empty other leaderboard', 'a', '', [['a', 1, 0]]],
] as const)('%s', ([, here, there, expected]) => {
  const rows = compareBoards(board(here), board(there))
  expect(rows.map((row) => [row.nickname, row.here?.rank, row.rankThere])).toEqual(expected)
})

test.for([
  ['a change up and down', 'a b c d', 'd b c a', ['a', 3], ['d', 3]],
  ['a change further up than down', 'd a b c', 'a b c d', ['d', 3], ['a', 1]],
  ['no change', 'a b', 'a b', undefined, undefined],
  ['players on one leaderboard only', 'a b c', 'x y z', undefined, undefined],
] as const)('finds the largest changes: %s', ([, here, there, up, down]) => {
  const most = mostMoved(compareBoards(board(here), board(there)))
  const found = [most.up, most.down].map((moved) => moved && [moved.row.nickname, moved.places])
  expect(found).toEqual([up, down])
})
