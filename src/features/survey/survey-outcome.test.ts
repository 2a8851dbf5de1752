import { expect, test } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { surveyGate } from './survey-gate.ts'
import { failedOutcome, isLost, outcomeAfterLost, surveyOutcome } from './survey-outcome.ts'

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
  expect(surveyOutcome(code)).toBe(outcome)
})

test.each([
  [new ApiError('http', 'call', { status: 401 }), 'login-required'],
  [new ApiError('http', 'call', { status: 500 }), 'try-later'],
  [new ApiError('timeout', 'call'), 'try-later'],
  [new TypeError('fault'), 'try-later'],
])('%s means %s', (failure, outcome) => {
  expect(failedOutcome(failure)).toBe(outcome)
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
  [new ApiError('network', 'call'), true],
  [new ApiError('timeout', 'call'), true],
  [new ApiError('unreadable', 'call', { status: 200 }), true],
  [new ApiError('http', 'call', { status: 503 }), true],
  [new ApiError('http', 'call', { status: 401 }), false],
  [new ApiError('http', 'call', { status: 429 }), false],
  [new TypeError('fault'), false],
])('the answers may have been saved after %s: %s', (failure, lost) => {
  expect(isLost(failure)).toBe(lost)
})

test.each([
  ['already-taken', 'probably-registered'],
  ['registered', 'registered'],
  ['period-ended', 'period-ended'],
  ['try-later', 'try-later'],
] as const)('after a lost response, %s means %s', (outcome, meaning) => {
  expect(outcomeAfterLost(outcome)).toBe(meaning)
})
