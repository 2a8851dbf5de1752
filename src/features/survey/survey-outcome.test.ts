import { expect, test } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { failedDelivery } from '#api/send-once.ts'
import { surveyGate, surveyOutcome } from './survey-outcome.ts'

test.each([
  [200, 'registered'],
  [6001, 'already-taken'],
  [6002, 'period-ended'],
  [6003, 'select-again'],
  [6004, 'preparing'],
  [4010, 'login-required'],
  [500, 'try-later'],
  [0, 'try-later'],
])('code %i means %s', (code, outcome) => {
  expect(surveyOutcome({ kind: 'answered', code })).toBe(outcome)
})

test.each([
  [new ApiError('http', 'call', { status: 401 }), false, 'login-required'],
  [new ApiError('http', 'call', { status: 429 }), false, 'try-later'],
  [new ApiError('http', 'call', { status: 500 }), false, 'lost'],
  [new ApiError('unreadable', 'call', { status: 200 }), false, 'lost'],
  [new ApiError('timeout', 'call'), false, 'lost'],
  [new ApiError('network', 'call'), true, 'offline'],
  [new TypeError('fault'), false, 'try-later'],
])('%s (offline: %s) means %s', (failure, wasOffline, outcome) => {
  expect(surveyOutcome(failedDelivery(failure, wasOffline))).toBe(outcome)
})

test.each([
  ['open', 'member', false, null],
  ['open', 'guest', false, null],
  ['open', 'member', true, 'already-taken'],
  ['open', 'visitor', false, 'login-required'],
  ['open', 'unknown', false, 'unknown'],
  ['preparing', 'member', false, 'preparing'],
  ['preparing', 'visitor', false, 'preparing'],
  ['ended', 'member', false, 'period-ended'],
  ['ended', 'guest', true, 'period-ended'],
  ['ended', 'unknown', false, 'period-ended'],
] as const)(
  'a survey that is %s, for a %s, answered: %s, results in %s',
  (status, session, answered, gate) => {
    expect(surveyGate({ status, answered }, session)).toBe(gate)
  },
)

test.each([
  [6001, 'probably-registered'],
  [200, 'registered'],
  [6002, 'period-ended'],
  [500, 'try-later'],
] as const)('after a lost response, code %i means %s', (code, meaning) => {
  expect(surveyOutcome({ kind: 'answered', code }, true)).toBe(meaning)
})
