import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { RankerEntry } from '../ranking.schema.ts'
import { movementOf, ranksBefore, standingsOf } from './standing.ts'

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

/** Parses `name:rank:level` rows in leaderboard order. */
const board = (text: string) =>
  text.split(' ').map((part, line) => {
    const [nickname = '', rank, level] = part.split(':')
    return Object.assign(v.parse(RankerEntry, { rank, nickname, level: Number(level) }), { line })
  })

describe('the gap to the next rank', () => {
  test.for([
    ['to the row above', 'a:1:90 me:2:80', { toRank: 1, by: 10 }],
    ['across missing ranks', 'a:3:90 me:17:80', { toRank: 3, by: 10 }],
    ['skipping players with the same rank', 'a:1:90 b:2:80 me:2:80 c:2:80', { toRank: 1, by: 10 }],
    [
      'to the nearest of several players with the same rank',
      'a:1:95 b:1:90 me:3:80',
      { toRank: 1, by: 10 },
    ],
    ['between equal scores', 'a:1:80 me:2:80', { toRank: 1, by: 0 }],
    ['of the first player', 'me:1:90 a:2:80', null],
    ['of players who share the first rank', 'a:1:90 me:1:90', null],
    ["without the player's score", 'a:1:90 me:2:-', null],
    ["without the other player's score", 'a:1:- me:2:80', null],
    ['on an inconsistent leaderboard', 'a:1:70 me:2:80', null],
  ] as const)('%s', ([, rows, gap]) => {
    expect(standingsOf(board(rows), 'me', 'level')[0]?.gap).toEqual(gap)
  })

  test('uses style points on the style leaderboard', () => {
    const [first, second] = board('a:1:1 me:2:1')
    const rows = [
      { ...first!, stylePoints: 4_500_000 },
      { ...second!, stylePoints: 4_000_000 },
    ]
    expect(standingsOf(rows, 'me', 'style')[0]?.gap).toEqual({ toRank: 1, by: 500_000 })
  })
})

describe('the neighbors', () => {
  test.for([
    ['in the middle', 'a:1:3 me:2:2 b:3:1', ['a', 'b']],
    ['at the top', 'me:1:3 b:2:1', [undefined, 'b']],
    ['at the end', 'a:1:3 me:2:1', ['a', undefined]],
    ['alone', 'me:1:3', [undefined, undefined]],
    ['among players with the same rank', 'a:1:3 me:1:3 b:1:3', ['a', 'b']],
  ] as const)('%s', ([, rows, names]) => {
    const [standing] = standingsOf(board(rows), 'me', 'level')
    expect([standing?.above?.nickname, standing?.below?.nickname]).toEqual(names)
  })
})

test('returns no standing for an absent player, and two for a shared name', () => {
  expect(standingsOf(board('a:1:3'), 'me', 'level')).toEqual([])
  const ranks = standingsOf(board('me:1:3 a:2:2 me:3:1'), 'me', 'level').map(({ row }) => row.rank)
  expect(ranks).toEqual([1, 3])
})
