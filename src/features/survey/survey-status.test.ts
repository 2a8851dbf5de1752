import { expect, test } from 'vitest'
import { statusAt } from './survey-status.ts'

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
