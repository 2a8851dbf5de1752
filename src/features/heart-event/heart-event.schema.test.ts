import { expect, test } from 'vitest'
import * as v from 'valibot'
import { Hearts } from './heart-event.schema.ts'

test.for([
  [{ heart_count: 4_127_380 }, 4_127_380],
  [{ heart_count: 12.5 }, 12],
  [{ heart_count: 0 }, 0],
  [{ heart_count: -3 }, 0],
  [{ heart_count: '4500000' }, 0],
  [{ heart_count: 1e300 }, Number.MAX_SAFE_INTEGER],
  [{ heart_count: 0.7 }, 0],
  [{ heart_count: Number.NaN }, 0],
  [{ heart_count: [9] }, 0],
  [{ heart_count: Number.POSITIVE_INFINITY }, 0],
  [{ heart_count: null }, 0],
  [{}, 0],
] as const)('parses %j as %i hearts', ([wire, count]) => {
  expect(v.parse(Hearts, wire).count).toBe(count)
})

test.for([null, 7, 'x'] as const)('rejects the response %j', (wire) => {
  expect(v.is(Hearts, wire)).toBe(false)
})
