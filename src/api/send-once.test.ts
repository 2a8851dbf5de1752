import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { idempotencyHeaders, postIdempotent, createIdempotencyKey } from './send-once.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const page = 'https://isle.example/kr/coupon'

test.each([
  ['/api/v2/coupon/redeem', '', true],
  ['https://isle.example/api/survey/1/answer', '', true],
  ['https://api.example/api/v2/coupon/redeem', '', false],
  ['https://api.example/api/v2/coupon/redeem', 'off', false],
  ['https://api.example/api/v2/coupon/redeem', 'on', true],
])('%s with VITE_IDEMPOTENCY=%s sends the key: %s', (url, setting, isSent) => {
  vi.stubEnv('VITE_IDEMPOTENCY', setting)
  const headers = idempotencyHeaders(url, 'click', page)
  expect(headers).toEqual(isSent ? { 'Idempotency-Key': 'click' } : undefined)
})

const codes = [0, 5001, 5002, 5003, 5004, 5011, 5012, 4001, 4031, 4032, 4033, 7777]
const statuses = [200, 201, 206, 400, 401, 403, 404, 429, 500, 502, 503, 504]

test.for(codes.flatMap((code) => statuses.map((status) => [code, status] as const)))(
  'sends one request for code %i with HTTP %i, and returns the code only with HTTP 200',
  async ([code, status]) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.stubGlobal('window', { location: { href: page } })
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json({ code, data: null }, { status }))
    const outcome = await postIdempotent('https://isle.example/x', {}, 'click').catch(
      (error: unknown) => error instanceof ApiError && `failed with ${error.status}`,
    )
    expect(outcome).toBe(status === 200 ? code : `failed with ${status}`)
    expect(fetched).toHaveBeenCalledOnce()
  },
)

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
