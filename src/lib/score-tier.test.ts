import { expect, test } from 'vitest'
import { scoreTier } from './score-tier.ts'

test.for([
  [-1, 0],
  [0, 0],
  [999_999, 0],
  [1_000_000, 1],
  [1_999_999, 1],
  [2_000_000, 2],
  [3_000_000, 3],
  [3_999_999, 3],
  [4_000_000, 4],
  [4_499_999, 4],
  [4_500_000, 5],
  [9_000_000_000, 5],
  [Number.NaN, 0],
  [Infinity, 0],
  ['4500000', 0],
  [null, 0],
  [undefined, 0],
] as const)('%s is in tier %s', ([score, tier]) => {
  expect(scoreTier(score)).toBe(tier)
})
