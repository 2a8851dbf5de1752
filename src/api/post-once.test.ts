import { afterEach, expect, test, vi } from 'vitest'
import { idempotencyHeaders } from './post-once.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const page = 'https://isle.example/kr/coupon'

test.each([
  ['/api/v2/coupon/redeem', '', true],
  ['https://isle.example/api/survey/1/answer', '', true],
  ['https://api.example/api/v2/coupon/redeem', '', false],
  ['https://api.example/api/v2/coupon/redeem', 'off', false],
  ['https://api.example/api/v2/coupon/redeem', 'on', true],
])('%s with VITE_IDEMPOTENCY=%s carries the key: %s', (url, setting, carried) => {
  vi.stubEnv('VITE_IDEMPOTENCY', setting)
  const headers = idempotencyHeaders(url, 'press', page)
  expect(headers).toEqual(carried ? { 'Idempotency-Key': 'press' } : undefined)
})
