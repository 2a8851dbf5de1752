import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

test.for([
  [1, [0, 0, 0, 1]],
  [1000, [0, 0, 0, 1]],
  [59_001, [0, 0, 1, 0]],
  [3_599_000, [0, 0, 59, 59]],
  [86_400_000, [1, 0, 0, 0]],
  [100 * 86_400_000 + 3_661_000, [100, 1, 1, 1]],
] as const)('splits %i ms into %j', ([ms, [days, hours, minutes, seconds]]) => {
  expect(timeLeft(ms)).toEqual({ days, hours, minutes, seconds })
})

test.for([0, -1, Number.NaN])('returns null for %s ms', (ms) => {
  expect(timeLeft(ms)).toBeNull()
})
