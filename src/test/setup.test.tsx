import { afterAll, expect, test, vi } from 'vitest'

const before = Date.now()

test.for([
  ['fakes', () => vi.useFakeTimers({ toFake: ['Date'], now: 0 })],
  ['mocks', () => vi.spyOn(Date, 'now').mockReturnValue(0)],
] as const)('a clock that a test %s ends with the test', ([, set]) => {
  expect(Date.now()).toBeGreaterThanOrEqual(before)
  set()
  expect(Date.now()).toBe(0)
})

// The last test, too: the setup of the next file is loaded by the time.
afterAll(() => {
  if (Date.now() < before) throw new Error('the clock is still set')
})
