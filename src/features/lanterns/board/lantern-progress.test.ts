import { anything, array, assert, integer, json, nat, oneof, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import {
  boardOf,
  dayAfter,
  formatProgress,
  gameOf,
  joinedMembers,
  litInMonth,
  noProgress,
  parseProgress,
  streakOf,
  weekOf,
  withChain,
  withRestart,
  type LanternProgress,
} from './lantern-progress.ts'
import { afterChain, stateOf } from './lantern-rules.ts'
import { chainsOf, solution } from './lantern-solver.ts'

const day = '2026-12-01'
const [first = []] = chainsOf(boardOf(day).tiles)
const solved = solution(boardOf(day), 8) ?? []

test.for([
  [null, noProgress],
  ['', noProgress],
  ['null', noProgress],
  ['[]', noProgress],
  ['{"day":1,"chains":2,"lit":3}', noProgress],
  ['{"day":"2026-13-01","chains":[],"lit":[]}', noProgress],
  [JSON.stringify({ day, chains: [], lit: [] }), { day, chains: [], lit: [] }],
  [JSON.stringify({ day, chains: [first], lit: [] }), { day, chains: [first], lit: [] }],
  [
    JSON.stringify({ day, chains: [first, [0, 24, 3]], lit: [] }),
    { day, chains: [first], lit: [] },
  ],
  [
    JSON.stringify({ lit: ['2026-12-02', 7, '2026-12-01', 'x', '2026-12-02'] }),
    { ...noProgress, lit: ['2026-12-01', '2026-12-02'] },
  ],
] as const)('parses %s', ([stored, expected]) => {
  expect(parseProgress(stored)).toEqual(expected)
})

test('parses any text, and what it parsed again', () => {
  const value = oneof(
    json(),
    record({
      day: oneof(
        integer({ min: 1, max: 31 }).map((n) => `2026-12-${n}`),
        anything(),
      ),
      chains: oneof(array(array(nat(26))), anything()),
      lit: oneof(array(integer().map(String)), anything()),
    }).map((entry) => JSON.stringify(entry)),
  )
  assert(
    property(value, (stored) => {
      const progress = parseProgress(stored)
      expect(parseProgress(formatProgress(progress))).toEqual(
        formatProgress(progress) === null ? noProgress : progress,
      )
    }),
    { numRuns: 300, seed: 1 },
  )
})

test('stores nothing before the first chain', () => {
  expect(formatProgress(noProgress)).toBeNull()
  expect(formatProgress({ ...noProgress, lit: [day] })).not.toBeNull()
})

test('continues the game of the day, and begins another day with its own board', () => {
  const progress = withChain(noProgress, day, first)
  expect(gameOf(progress, day)).toEqual(afterChain(boardOf(day), first))
  expect(gameOf(progress, '2026-12-02')).toEqual(boardOf('2026-12-02'))
  expect(boardOf('2026-12-02')).not.toEqual(boardOf(day))
})

test('ignores a chain that the board does not have', () => {
  const progress = withChain(noProgress, day, first)
  expect(withChain(progress, day, [0, 24, 3])).toBe(progress)
})

const play = (chains: readonly (readonly number[])[], from: LanternProgress = noProgress) =>
  chains.reduce<LanternProgress>((progress, chain) => withChain(progress, day, chain), from)

test('lights the day with its last lantern, once', () => {
  expect(play(solved.slice(0, -1)).lit).toEqual([])
  const lit = play(solved)
  expect(stateOf(gameOf(lit, day))).toBe('lit')
  expect(lit.lit).toEqual([day])
  const restarted = withRestart(lit, day)
  expect(gameOf(restarted, day)).toEqual(boardOf(day))
  expect(play(solved, restarted).lit).toEqual([day])
})

test('keeps the days in their order, and more than a year of them', () => {
  const days = Array.from({ length: 500 }, (_, nth) =>
    new Date(Date.UTC(2025, 0, 1 + nth)).toISOString().slice(0, 10),
  )
  const { lit } = play(solved, { ...noProgress, lit: days })
  expect(lit).toHaveLength(400)
  expect(lit.at(-1)).toBe(day)
})

test('knows the lit days of a month', () => {
  const progress = { ...noProgress, lit: ['2025-12-24', '2026-11-30', '2026-12-01', '2026-12-24'] }
  expect(litInMonth(progress, '2026-12-31')).toEqual([1, 24])
})

test.for([
  [[], 0],
  [['2026-12-01'], 1],
  [['2026-11-30'], 1],
  [['2026-11-29'], 0],
  [['2026-11-29', '2026-11-30', '2026-12-01'], 3],
  [['2026-11-28', '2026-11-30', '2026-12-01', '2026-12-02'], 2],
] as const)('counts the days in a row of %j', ([lit, expected]) => {
  expect(streakOf({ ...noProgress, lit }, day)).toBe(expected)
})

test.for([
  ['2026-11-30', '2026-11-30', '2026-12-06'],
  ['2026-12-06', '2026-11-30', '2026-12-06'],
  ['2027-01-01', '2026-12-28', '2027-01-03'],
] as const)('begins the week of %s on Monday', ([day, monday, sunday]) => {
  const days = weekOf(day)
  expect(days).toHaveLength(7)
  expect([days[0], days[6]]).toEqual([monday, sunday])
  expect(days).toContain(day)
  expect(dayAfter(sunday)).toBe(weekOf(dayAfter(sunday))[0])
})

test('the song of a month has each friend whose board was lit this month, once', () => {
  const days = Array.from({ length: 30 }, (_, nth) => `2026-11-${`${nth + 1}`.padStart(2, '0')}`)
  const hosts = days.map((each) => boardOf(each).lanterns[0])
  const lit = ['2026-10-31', ...days.slice(0, 9), '2026-12-01']
  const joined = joinedMembers({ ...noProgress, lit }, '2026-11-30')
  expect(new Set(joined)).toEqual(new Set(hosts.slice(0, 9)))
  expect(joined).toHaveLength(new Set(joined).size)
  expect(joinedMembers({ ...noProgress, lit: days }, '2026-11-01')).toHaveLength(5)
  expect(joinedMembers({ ...noProgress, lit: days }, '2026-12-01')).toEqual([])
})
