import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { createQueryClient, retryDelay, shouldRetry } from './query-client.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.restoreAllMocks()
})

test.for([
  ['network', undefined, true],
  ['http', 408, true],
  ['http', 429, true],
  ['http', 502, true],
  ['http', 503, true],
  ['http', 504, true],
  ['http', 500, false],
  ['http', 400, false],
  ['http', 401, false],
  ['timeout', undefined, false],
  ['code', 200, false],
  ['unreadable', 200, false],
  ['missing', undefined, false],
] as const)('%s %s: retried %s', ([kind, status, again]) => {
  const error = new ApiError(kind, 'call', { status })
  expect(shouldRetry(0, error)).toBe(again)
  expect(shouldRetry(1, error)).toBe(again)
  expect(shouldRetry(2, error)).toBe(false)
})

test('does not retry errors of the site itself', () => {
  expect(shouldRetry(0, new TypeError('x is undefined'))).toBe(false)
})

test.for([
  [400, false],
  [1600, false],
  [1700, true],
] as const)('retries with %i ms left of the read: %s', ([timeLeftMs, again]) => {
  expect(shouldRetry(0, new ApiError('network', 'call', { timeLeftMs }))).toBe(again)
})

test('honors Retry-After up to ten seconds', () => {
  expect(retryDelay(0, new ApiError('http', 'call', { status: 429, retryAfterMs: 3000 }))).toBe(
    3000,
  )
  expect(retryDelay(0, new ApiError('http', 'call', { status: 429, retryAfterMs: 1e8 }))).toBe(
    10_000,
  )
})

test('waits about half a second before the first retry, about 1.5 seconds before the second', () => {
  const error = new ApiError('network', 'call')
  for (const [failures, wait] of [
    [0, 500],
    [1, 1500],
  ] as const) {
    expect(retryDelay(failures, error)).toBeGreaterThanOrEqual(wait * 0.7)
    expect(retryDelay(failures, error)).toBeLessThanOrEqual(wait * 1.3)
  }
})

/** Runs a query whose only request fails. */
const failingQuery = (failure: Error) =>
  createQueryClient()
    .query({ queryKey: ['list'], queryFn: () => Promise.reject(failure) })
    .catch(() => undefined)

test.for([
  ['a response with body code 500', new ApiError('code', '/list', { code: 500 })],
  ['a malformed response', new ApiError('unreadable', '/footer')],
] as const)('logs %s once', async ([, error]) => {
  await failingQuery(error)
  expect(console.warn).toHaveBeenCalledExactlyOnceWith('request failed:', error)
})

test('does not log a record that does not exist', async () => {
  await failingQuery(new ApiError('code', '/notice/9', { code: 404 }))
  expect(console.warn).not.toHaveBeenCalled()
})

test('logs an error once when a query fails because one that it reads has failed', async () => {
  const client = createQueryClient()
  const error = new ApiError('code', '/list', { code: 500 })
  const list = { queryKey: ['list'], queryFn: () => Promise.reject<string>(error) }
  const first = client.query({ queryKey: ['first'], queryFn: () => client.query(list) })
  await expect(first).rejects.toBe(error)
  expect(console.warn).toHaveBeenCalledOnce()
})

test('logs a failed mutation once', async () => {
  const client = createQueryClient()
  const error = new ApiError('http', '/survey', { status: 500 })
  const mutation = client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.reject<string>(error) })
  await expect(mutation.execute(undefined)).rejects.toBe(error)
  expect(console.warn).toHaveBeenCalledExactlyOnceWith('request failed:', error)
})
