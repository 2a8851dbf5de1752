import { expect, test } from 'vitest'
import { pairsOf } from './pairs.ts'

test.each([
  ['ab', 'AB', ['aA', 'bB']],
  ['abc', 'A', ['aA', 'b-', 'c-']],
  ['a', 'ABC', ['aA', '-B', '-C']],
  ['', 'AB', ['-A', '-B']],
  ['', '', []],
])('pairs %j with %j by position and loses nothing', (own, other, expected) => {
  const pairs = pairsOf(own.split(''), other.split(''))
  expect(pairs.map((pair) => (pair.own ?? '-') + (pair.other ?? '-'))).toEqual(expected)
  expect(pairs.map(({ index }) => index)).toEqual(expected.map((_, index) => index))
})
