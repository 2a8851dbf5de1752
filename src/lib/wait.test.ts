import { expect, test } from 'vitest'
import { waitOf } from './wait.ts'

test.for([
  [0, { days: 0, hours: 0, minutes: 0 }],
  [-5, { days: 0, hours: 0, minutes: 0 }],
  [1, { days: 0, hours: 0, minutes: 1 }],
  [60 * 60_000, { days: 0, hours: 1, minutes: 0 }],
  [(2 * 1440 + 3 * 60 + 4) * 60_000, { days: 2, hours: 3, minutes: 4 }],
] as const)('%i ms are %j', ([ms, wait]) => {
  expect(waitOf(ms)).toEqual(wait)
})
