import { describe, expect, test } from 'vitest'
import { readConsent, recordOf, type ConsentRecord } from './consent-record.ts'

const now = Date.UTC(2026, 5, 11, 12)
const yes = '{"analytical":true,"advertising":true}'

/** A record made a while ago, valid but for what differs. */
function record(difference: Partial<ConsentRecord> = {}): ConsentRecord {
  return { ...recordOf({ analytical: true, advertising: true }, now - 1000), ...difference }
}

const choices = [true, false].flatMap((analytical) =>
  [true, false].map((advertising) => ({ analytical, advertising })),
)
const day = 86_400_000

test.for(
  choices.flatMap((choice) =>
    [
      [0, true],
      [1, true],
      [day, true],
      [364 * day, true],
      [365 * day - 1, true],
      [365 * day, false],
      [400 * day, false],
      [-1, false],
      [-day, false],
    ].map(([age, holds]) => [choice, Number(age), holds] as const),
  ),
)('%j, %i ms later, holds: %s', ([choice, age, holds]) => {
  expect(readConsent(recordOf(choice, now), now + age)).toEqual(holds ? choice : null)
})

test.for<readonly [string, Partial<ConsentRecord>]>([
  ['no choice', { consentCookie: null }],
  ['no time', { consentCookieTime: null }],
  ['no expiry', { consentExpireTime: null }],
  ['no JSON', { consentCookie: '{"analytical":tru' }],
  ['"true"', { consentCookie: '"true"' }],
  ['true', { consentCookie: 'true' }],
  ['null', { consentCookie: 'null' }],
  ['a list', { consentCookie: '[true,true]' }],
  ['words for booleans', { consentCookie: '{"analytical":"true","advertising":"true"}' }],
  ['one category alone', { consentCookie: '{"analytical":true}' }],
  ['one more category', { consentCookie: yes.replace('}', ',"selling":true}') }],
  ['a prototype', { consentCookie: '{"__proto__":{"analytical":true,"advertising":true}}' }],
  ['a megabyte', { consentCookie: 'x'.repeat(1_000_000) }],
  ['a time of words', { consentCookieTime: '2026-06-11' }],
  ['an expiry without end', { consentExpireTime: 'Infinity' }],
  ['an expiry in powers', { consentExpireTime: '1e15' }],
  ['a negative expiry', { consentExpireTime: '-1' }],
  ['an expiry of the year 9999', { consentExpireTime: '253402300799000' }],
  ['an expiry a moment too late', { consentExpireTime: String(now + 365 * day - 999) }],
  ['a choice of the future', { consentCookieTime: String(now + 1) }],
])('%s asks again', ([, difference]) => {
  expect(readConsent(record(difference), now)).toBeNull()
})

describe('twelve calendar months', () => {
  test.for([
    ['2026-06-11T12:00:00Z', '2027-06-11T12:00:00Z'],
    ['2027-06-11T00:00:00Z', '2028-06-11T00:00:00Z'],
    ['2028-02-29T23:59:59Z', '2029-02-28T23:59:59Z'],
    ['2027-12-31T23:59:59Z', '2028-12-31T23:59:59Z'],
  ] as const)('from %s end at %s', ([from, until]) => {
    const made = recordOf({ analytical: true, advertising: false }, Date.parse(from))
    expect(Number(made.consentExpireTime)).toBe(Date.parse(until))
  })
})
