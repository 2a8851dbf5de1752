import { expect, test } from 'vitest'
import { rankTone } from './rank-tone.ts'

test.each([
  [1, 'gold'],
  [2, 'silver'],
  [3, 'bronze'],
  [4, 'quiet'],
  [0, 'quiet'],
] as const)('gives rank %i the tone %s', (rank, tone) => {
  expect(rankTone(rank)).toBe(tone)
})
