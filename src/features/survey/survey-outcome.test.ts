import { expect, test } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { failedDelivery } from '#api/send-once.ts'
import { surveyGate, surveyOutcome, statusAt } from './survey-outcome.ts'

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
  expect(surveyOutcome({ kind: 'responded', code })).toBe(outcome)
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
  expect(surveyOutcome({ kind: 'responded', code }, true)).toBe(meaning)
})

const day = (date: string) => Date.parse(date)
const [startsAt, endsAt] = [day('2026-12-01'), day('2026-12-16')]

test.for([
  ['preparing', '2026-11-24', '2026-11-25', 'preparing'],
  ['preparing', '2026-11-24', '2026-12-02', 'open'],
  ['preparing', '2026-11-24', '2027-01-04', 'ended'],
  ['open', '2026-12-02', '2026-12-15', 'open'],
  ['open', '2026-11-24', '2027-01-04', 'ended'],
  // The server keeps the survey open, or the clock of the device is wrong.
  ['open', '2027-01-04', '2027-01-04', 'open'],
  ['preparing', '2026-12-02', '2026-12-03', 'preparing'],
  ['ended', '2026-11-24', '2026-12-02', 'ended'],
] as const)('%s when read on %s is on %s: %s', ([status, readAt, now, expected]) => {
  expect(statusAt({ status, startsAt, endsAt }, day(readAt), day(now))).toBe(expected)
})

test('does not change without a period or a clock', () => {
  const survey = { status: 'open', startsAt: null, endsAt: null } as const
  expect(statusAt(survey, 0, Date.now())).toBe('open')
  expect(statusAt({ status: 'open', startsAt, endsAt }, 0, null)).toBe('open')
})
