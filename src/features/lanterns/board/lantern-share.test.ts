import { expect, test } from 'vitest'
import { boardOf } from './lantern-progress.ts'
import { sharedText } from './lantern-share.ts'

test.for([
  [12, 6, 'Isle of Lumi Nov 27 🏮🏮🏮 Lines: 6'],
  [11, 10, 'Isle of Lumi Nov 27 🏮🏮⚫ Lines: 10'],
  [3, 10, 'Isle of Lumi Nov 27 ⚫⚫⚫ Lines: 10'],
] as const)('names the day, the lanterns of %i tiles and %i chains', ([filled, chains, text]) => {
  const game = { ...boardOf('2026-11-27'), filled, chains }
  expect(
    sharedText({ name: 'Isle of Lumi', day: 'Nov 27', game, result: `Lines: ${chains}` }),
  ).toBe(text)
})
