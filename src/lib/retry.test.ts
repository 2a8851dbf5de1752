import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retry } from './retry.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})

afterEach(() => {
  vi.useRealTimers()
})

test('retries five times, first after 350 ms and then with doubled delays, and rejects with the last error', async () => {
  const tries: number[] = []
  const task = () => {
    tries.push(Date.now())
    return Promise.reject(new Error(`failure ${tries.length}`))
  }
  const outcome = retry(task, { retries: 5, delayMs: 350 }).catch((failure: unknown) => failure)
  await vi.runAllTimersAsync()
  expect(await outcome).toEqual(new Error('failure 6'))
  expect(tries).toEqual([0, 350, 1050, 2450, 5250, 10_850])
})

test('stops retrying after the first success', async () => {
  let tries = 0
  const task = async () => {
    tries += 1
    if (tries < 3) throw new Error('not yet')
    return 'catalog'
  }
  const outcome = retry(task, { retries: 5, delayMs: 350 })
  await vi.runAllTimersAsync()
  expect(await outcome).toBe('catalog')
  expect(tries).toBe(3)
})
