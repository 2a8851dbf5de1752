import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteServerTime, serverNow } from './server-time.ts'

const device = Date.UTC(2026, 5, 11, 12)
const day = 86_400_000
const header = (time: number) => new Date(time).toUTCString()

beforeEach(() => {
  vi.useFakeTimers({ now: device })
})

afterEach(() => {
  noteServerTime(header(Date.now()))
  vi.useRealTimers()
})

test.for([
  ['three days ahead', header(device - 3 * day), device - 3 * day],
  ['years behind', header(device + 900 * day), device + 900 * day],
  ['half a minute ahead', header(device - 30_000), device],
  ['right, without a header', null, device],
  ['right, with an invalid header', 'soon', device],
] as const)('returns the server time when the clock of the device is %s', ([, date, now]) => {
  noteServerTime(date)
  expect(serverNow()).toBe(now)
})

test('goes on from the last response', () => {
  noteServerTime(header(device + day))
  vi.advanceTimersByTime(5000)
  expect(serverNow()).toBe(device + day + 5000)
  noteServerTime(null)
  expect(serverNow()).toBe(device + day + 5000)
})
