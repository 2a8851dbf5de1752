import { expect, test } from 'vitest'
import { members } from '#site-members.ts'
import { afterDrag, afterTap, isLinking } from './chain-choice.ts'

const [pado, moru] = members
/** The first row has one friend, the others have another. */
const tiles = Array.from({ length: 25 }, (_, at) => (at < 5 ? pado : moru))

test.for([
  ['begins a chain', [], 3, [3]],
  ['adds a neighbor', [0], 1, [0, 1]],
  ['begins another chain far away', [0, 1], 4, [4]],
  ['begins another chain with another friend', [0, 1], 6, [6]],
  ['takes back a tile that is alone', [0], 0, []],
  ['takes back the last tile', [0, 1], 1, [0]],
  ['takes back the tiles after it', [0, 1, 2, 3], 1, [0, 1]],
] as const)('a tap %s', ([, chain, position, expected]) => {
  expect(afterTap(tiles, chain, position)).toEqual(expected)
})

test.for([
  ['adds a neighbor', [0], 1, [0, 1]],
  ['stays on its tile', [0, 1], 1, [0, 1]],
  ['goes back', [0, 1, 2], 1, [0, 1]],
  ['ignores another friend', [0, 1], 6, [0, 1]],
  ['ignores a tile that is not next to it', [0, 1], 4, [0, 1]],
  ['ignores an earlier tile', [0, 1, 2], 0, [0, 1, 2]],
] as const)('a drag %s', ([, chain, position, expected]) => {
  expect(afterDrag(tiles, chain, position)).toEqual(expected)
})

test.for([
  [[0, 1, 2], 2, true],
  [[0, 1], 1, false],
  [[0, 1, 2], 1, false],
  [[], 0, false],
] as const)('with %j chosen, a tap on %i links them: %s', ([chain, position, expected]) => {
  expect(isLinking(chain, position)).toBe(expected)
})
