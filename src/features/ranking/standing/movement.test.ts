import { describe, expect, test } from 'vitest'
import { movementOf, ranksBefore } from './movement.ts'

const rows = (names: string) =>
  names.split(' ').map((name, index) => {
    const [nickname = '', rank] = name.split(':')
    return { nickname, rank: rank === undefined ? index + 1 : Number(rank) }
  })

describe('the rank on the previous leaderboard', () => {
  test.for([
    ['of returning players', 'a b c', 'c a b', [2, 3, 1]],
    ['of a new player', 'a new b', 'a b', [1, 0, 2]],
    ['with missing ranks and ties', 'a:1 b:1 c:7', 'c:2 b:9 a:9', [9, 9, 2]],
    ['of a name that occurs twice now', 'a b a', 'a b', [null, 2, null]],
    ['of a name that occurred twice before', 'a b', 'a b a', [null, 2]],
    ['with an empty previous leaderboard', 'a b', '', [0, 0]],
    ['by exact name only', 'Lumi lumi', 'LUMI lumi', [0, 2]],
    ['of a name of a built-in object property', '__proto__ toString', 'toString', [0, 1]],
  ] as const)('%s', ([, now, before, expected]) => {
    expect(ranksBefore(rows(now), before === '' ? [] : rows(before))).toEqual(expected)
  })

  test('is unknown for a row without a visible name', () => {
    expect(ranksBefore([{ nickname: '', rank: 1 }], [{ nickname: '', rank: 1 }])).toEqual([null])
  })
})

describe('the rank change', () => {
  test.for([
    ['up', 3, 10, { kind: 'up', places: 7 }],
    ['down', 10, 3, { kind: 'down', places: 7 }],
    ['none', 4, 4, { kind: 'same', places: 0 }],
    ['of a new player', 4, 0, { kind: 'new', places: 0 }],
    ['of an unknown previous rank', 4, null, null],
    ['before the previous season has loaded', 4, undefined, null],
  ] as const)('%s', ([, rank, before, movement]) => {
    expect(movementOf(rank, before)).toEqual(movement)
  })
})
