import { expect, test } from 'vitest'
import narrow from './art/anniversary-teaser-780x900.svg?raw'
import wide from './art/anniversary-teaser-1600x700.svg?raw'
import { litCount } from './lit-windows.tsx'

const dayMs = 86_400_000

test.for([
  [400 * dayMs, 0],
  [30 * dayMs, 0],
  [30 * dayMs - 1, 0],
  [29 * dayMs, 1],
  [dayMs, 29],
  [1, 29],
  [0, 30],
  [-1, 30],
] as const)('lights the windows of the day with %i ms left', ([msLeft, count]) => {
  expect(litCount(msLeft)).toBe(count)
})

test('has as many windows in both drawings', () => {
  for (const drawing of [narrow, wide]) {
    expect([...drawing.matchAll(/id="lit-(\d+)"/g)].map(([, nth]) => Number(nth))).toEqual(
      Array.from({ length: 30 }, (_, nth) => 30 - nth),
    )
  }
})
