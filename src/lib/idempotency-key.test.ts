import { expect, test, vi } from 'vitest'
import { createIdempotencyKey } from './idempotency-key.ts'

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

test('returns a new UUID for every click', () => {
  expect(createIdempotencyKey()).toMatch(uuid)
  expect(createIdempotencyKey()).not.toBe(createIdempotencyKey())
})

test('returns a UUID on a page without TLS', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(createIdempotencyKey()).toMatch(uuid)
  vi.unstubAllGlobals()
})
