import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeadlineError, withDeadline, retry } from './promises.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Settles only when it is aborted. */
const hang = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('wrapped')))
  })

test('aborts a task when its time is over', async () => {
  const outcome = withDeadline(20_000, undefined, hang).catch((failure: unknown) => failure)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await outcome).toBeInstanceOf(DeadlineError)
})

test('rejects with the reason of the outer signal if that is aborted first', async () => {
  const outer = new AbortController()
  const outcome = withDeadline(20_000, outer.signal, hang)
  outer.abort(new Error('left the page'))
  await expect(outcome).rejects.toThrow('left the page')
})

test('does not start a task that was aborted before', async () => {
  const outer = AbortSignal.abort(new Error('gone'))
  const task = vi.fn(hang)
  await expect(withDeadline(20_000, outer, task)).rejects.toThrow('gone')
  expect(task).not.toHaveBeenCalled()
})

/** Ignores its signal and never settles. */
const deaf = () => new Promise<never>(() => undefined)

test('does not wait for a task that ignores its signal', async () => {
  const outcome = withDeadline(20_000, undefined, deaf).catch((failure: unknown) => failure)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await outcome).toBeInstanceOf(DeadlineError)
})

test('leaves no timer behind', async () => {
  await withDeadline(20_000, undefined, async () => 'done')
  expect(vi.getTimerCount()).toBe(0)
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
