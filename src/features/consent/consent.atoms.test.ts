import { describe, expect, test } from 'vitest'
import { recordOf, type ConsentRecord } from './consent-record.ts'
import { readConsent } from './consent.atoms.ts'

const now = Date.UTC(2026, 5, 11, 12)
const day = 86_400_000
const yes = '{"analytical":true,"advertising":true}'

/** Returns a valid record made one second ago, with `difference` applied. */
function record(difference: Partial<ConsentRecord> = {}): ConsentRecord {
  return { ...recordOf({ analytical: true, advertising: true }, now - 1000), ...difference }
}

const choices = [true, false].flatMap((analytical) =>
  [true, false].map((advertising) => ({ analytical, advertising })),
)

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
      [-1, true],
      [-day, true],
      [-day - 1, false],
    ].map(([age, isValid]) => [choice, Number(age), isValid] as const),
  ),
)('%j is valid %i ms later: %s', ([choice, age, isValid]) => {
  expect(readConsent(recordOf(choice, now), now + age)).toEqual(isValid ? choice : null)
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
  ['strings for booleans', { consentCookie: '{"analytical":"true","advertising":"true"}' }],
  ['only one category', { consentCookie: '{"analytical":true}' }],
  ['one more category', { consentCookie: yes.replace('}', ',"selling":true}') }],
  ['a prototype', { consentCookie: '{"__proto__":{"analytical":true,"advertising":true}}' }],
  ['a megabyte', { consentCookie: 'x'.repeat(1_000_000) }],
  ['a time that is no number', { consentCookieTime: '2026-06-11' }],
  ['an expiry without end', { consentExpireTime: 'Infinity' }],
  ['an expiry in exponent notation', { consentExpireTime: '1e15' }],
  ['a negative expiry', { consentExpireTime: '-1' }],
  ['an expiry of the year 9999', { consentExpireTime: '253402300799000' }],
  ['an expiry a moment too late', { consentExpireTime: String(now + 365 * day - 999) }],
  ['a choice made in the future', { consentCookieTime: String(now + day + 1) }],
])('returns no consent for %s', ([, difference]) => {
  expect(readConsent(record(difference), now)).toBeNull()
})

describe('twelve calendar months', () => {
  test.for([
    ['2026-06-11T12:00:00Z', '2027-06-11T12:00:00Z'],
    ['2027-06-11T00:00:00Z', '2028-06-11T00:00:00Z'],
    ['2028-02-29T23:59:59Z', '2029-02-28T23:59:59Z'],
    ['2027-12-31T23:59:59Z', '2028-12-31T23:59:59Z'],
  ] as const)('a choice made at %s expires at %s', ([from, until]) => {
    const made = recordOf({ analytical: true, advertising: false }, Date.parse(from))
    expect(Number(made.consentExpireTime)).toBe(Date.parse(until))
  })
})
