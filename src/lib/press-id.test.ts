import { expect, test, vi } from 'vitest'
import { newPressId } from './press-id.ts'

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

test('is a new UUID for every press', () => {
  expect(newPressId()).toMatch(uuid)
  expect(newPressId()).not.toBe(newPressId())
})

test('is one as well on a page without TLS', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(newPressId()).toMatch(uuid)
  vi.unstubAllGlobals()
})
