import { expect, test } from 'vitest'
import { parseRetryAfter } from './client.ts'

const now = Date.UTC(2026, 0, 1)

test.for([
  ['3', 3000],
  ['99999', 99_999_000],
  ['Thu, 01 Jan 2026 00:00:05 GMT', 5000],
  ['Thu, 01 Jan 2025 00:00:00 GMT', 0],
  ['soon', undefined],
  ['-1', undefined],
  [null, undefined],
] as const)('parses %j as %j ms', ([header, wait]) => {
  expect(parseRetryAfter(header, now)).toBe(wait)
})
