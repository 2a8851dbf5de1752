import { expect, test } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { failedDelivery } from '#api/send-once.ts'
import { checkCoupon } from './coupon-input.ts'
import { couponOutcome } from './coupon-outcome.ts'

test.each([
  [0, 'used'],
  [5001, 'no-such-code'],
  [5002, 'not-checked'],
  [5003, 'event-ended'],
  [5004, 'already-registered'],
  [5011, 'already-used'],
  [5012, 'once-per-event'],
  [4001, 'not-valid'],
  [4031, 'server-error'],
  [4032, 'server-error'],
  [4033, 'server-error'],
  [7777, 'not-checked'],
  [200, 'not-checked'],
])('maps code %i to "%s"', (code, outcome) => {
  expect(couponOutcome({ kind: 'responded', code })).toBe(outcome)
})

test.for([
  [new ApiError('network', 'call'), false, 'lost'],
  [new ApiError('network', 'call'), true, 'offline'],
  [new ApiError('timeout', 'call'), false, 'lost'],
  [new ApiError('unreadable', 'call', { status: 200 }), false, 'lost'],
  [new ApiError('http', 'call', { status: 500 }), false, 'lost'],
  [new ApiError('http', 'call', { status: 504 }), false, 'lost'],
  [new ApiError('http', 'call', { status: 204 }), false, 'lost'],
  [new ApiError('http', 'call', { status: 400 }), false, 'server-error'],
  [new ApiError('http', 'call', { status: 401 }), false, 'server-error'],
  [new ApiError('http', 'call', { status: 429 }), false, 'server-error'],
  [new TypeError('no transport'), false, 'server-error'],
] as const)('maps "%s" (offline: %s) to "%s"', ([failure, wasOffline, outcome]) => {
  expect(couponOutcome(failedDelivery(failure, wasOffline))).toBe(outcome)
})

const code = 'LUMIWELCOME01'

test.each([
  [{ uid: '', code: '' }, 'uid-missing'],
  [{ uid: '', code }, 'uid-missing'],
  [{ uid: '1', code: '' }, 'code-missing'],
  [{ uid: '1', code: 'LUMI' }, 'code-length'],
  [{ uid: '1', code: 'A'.repeat(17) }, 'code-length'],
  [{ uid: '1', code }, null],
  [{ uid: 'fan@example.com', code: '' }, 'uid-unlikely'],
  [{ uid: 'x', code: '' }, 'code-missing'],
  [{ uid: '1', code, hasSeveralCodes: true }, 'several-codes'],
  // The account site gives a member any UID.
  [{ uid: 'lumi-1', code, isOwnUid: true }, null],
])('validates %j: %s', (fields, error) => {
  expect(checkCoupon(fields)).toBe(error)
})
