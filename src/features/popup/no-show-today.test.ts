import { describe, expect, test } from 'vitest'
import { isHidden, nextMidnight } from './no-show-today.ts'

const now = 1_718_000_000_000

test.for([
  [null, false],
  ['', false],
  [String(now - 1), false],
  [String(now), false],
  [String(now + 1), true],
  ['Infinity', false],
  ['1e400', false],
  ['-1', false],
  ['NaN', false],
  ['true', false],
  ['2099-01-01', false],
  [`${now + 1} `, false],
  ['0x7fffffffffffff', false],
  ['9'.repeat(400), false],
] as const)('the stored value %j hides a popup: %s', ([stored, hidden]) => {
  expect(isHidden(stored, now)).toBe(hidden)
})

describe('the next midnight is the start of the next day', () => {
  test.for([
    [new Date(2024, 5, 11, 0, 0, 0), new Date(2024, 5, 12)],
    [new Date(2024, 5, 11, 23, 59, 59), new Date(2024, 5, 12)],
    [new Date(2024, 1, 28, 12), new Date(2024, 1, 29)],
    [new Date(2024, 11, 31, 12), new Date(2025, 0, 1)],
  ] as const)('after %s', ([moment, midnight]) => {
    expect(nextMidnight(moment)).toBe(midnight.getTime())
  })
})
