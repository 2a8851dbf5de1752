import { expect, test } from 'vitest'
import {
  daysLeft,
  interpretOutcome,
  parseHistory,
  parseUids,
  mergeEntry,
  withEntry,
  withUid,
  type CouponEntry,
} from './coupon-history.ts'
import type { CouponOutcome } from './coupon-outcome.ts'

const day = 86_400_000
const entry = (result: CouponOutcome, at = 1000): CouponEntry => ({
  code: 'LUMIWELCOME01',
  uid: '1000100001',
  at,
  result,
})

test.for([
  [null, []],
  ['', []],
  ['null', []],
  ['{"code":1}', []],
  ['[1,null,{"code":"LUMIWELCOME01"}]', []],
  [JSON.stringify([entry('used')]), [entry('used')]],
  [JSON.stringify([entry('used'), entry('lost'), entry('used')]), [entry('used')]],
  [JSON.stringify([{ ...entry('used'), result: '<b>' }, entry('lost')]), [entry('lost')]],
  [JSON.stringify([{ ...entry('used'), at: 1e300 }]), []],
] as const)('parses the stored value %j as %j', ([stored, history]) => {
  expect(parseHistory(stored)).toEqual(history)
})

test.for([
  [null, 'used', 'used'],
  [null, 'already-registered', 'already-registered'],
  ['lost', 'already-registered', 'probably-credited'],
  ['lost', 'already-used', 'probably-credited'],
  ['lost', 'once-per-event', 'once-per-event'],
  ['lost', 'no-such-code', 'no-such-code'],
  ['lost', 'used', 'used'],
  ['used', 'already-registered', 'already-registered'],
  ['server-error', 'already-registered', 'already-registered'],
] as const)('after "%s", reports "%s" as "%s"', ([before, outcome, interpreted]) => {
  expect(interpretOutcome(before === null ? undefined : entry(before), outcome)).toBe(interpreted)
})

test.for([
  [null, 'lost', 'lost', 2000],
  ['lost', 'lost', 'lost', 1000],
  ['lost', 'server-error', 'lost', 1000],
  ['lost', 'offline', 'lost', 1000],
  ['lost', 'not-checked', 'lost', 1000],
  ['lost', 'probably-credited', 'probably-credited', 1000],
  ['lost', 'used', 'used', 2000],
  ['lost', 'no-such-code', 'no-such-code', 2000],
  ['used', 'already-registered', 'used', 1000],
  ['used', 'lost', 'used', 1000],
  ['probably-credited', 'already-registered', 'probably-credited', 1000],
  ['no-such-code', 'event-ended', 'event-ended', 2000],
] as const)('stores "%s" followed by "%s" as "%s"', ([before, now, result, at]) => {
  const known = before === null ? undefined : entry(before, 1000)
  expect(mergeEntry(known, entry(now, 2000))).toEqual(entry(result, at))
})

test('stores one entry per coupon and account, newest first, fifty at most', () => {
  const other = { ...entry('used'), uid: '2' }
  expect(withEntry([entry('lost'), other], entry('used'))).toEqual([entry('used'), other])
  const many = Array.from({ length: 50 }, (_, n) => ({ ...entry('used'), uid: `${n}` }))
  expect(withEntry(many, entry('used'))).toHaveLength(50)
})

test.for([
  [0, 7],
  [1, 7],
  [day, 6],
  [6 * day + 1, 1],
  [7 * day - 1, 1],
  [7 * day, 0],
  [400 * day, 0],
  [-400 * day, 7],
] as const)('%i ms after redemption, %i days are left', ([passed, days]) => {
  expect(daysLeft(1e12, 1e12 + passed)).toBe(days)
})

test.for([
  [null, []],
  ['x', []],
  ['"1"', []],
  ['["1",2,null,"","1","3"]', ['1', '3']],
  [JSON.stringify(['9'.repeat(65)]), []],
  ['["1","2","3","4","5","6"]', ['1', '2', '3', '4', '5']],
] as const)('parses the stored value %j as %j', ([stored, uids]) => {
  expect(parseUids(stored)).toEqual(uids)
})

test('stores the latest UID first, without duplicates, five at most', () => {
  expect(withUid(['1', '2', '3', '4', '5'], '3')).toEqual(['3', '1', '2', '4', '5'])
  expect(withUid(['1', '2', '3', '4', '5'], '6')).toEqual(['6', '1', '2', '3', '4'])
})
