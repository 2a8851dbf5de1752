import { isRecord } from '#lib/is-record.ts'
import type { CouponOutcome } from './coupon-outcome.ts'
import { isUid } from './known-uids.ts'

const outcomeNames = [
  'used',
  'probably-credited',
  'no-such-code',
  'not-checked',
  'event-ended',
  'already-registered',
  'already-used',
  'once-per-event',
  'not-valid',
  'server-error',
  'offline',
  'lost',
] as const satisfies readonly CouponOutcome[]

/** One coupon on one account, as this device remembers it; `at` in epoch ms. */
export interface CouponEntry {
  code: string
  uid: string
  at: number
  result: CouponOutcome
}

/** The last moment that a date can be. */
const endOfTime = 8.64e15

function isEntry(value: unknown): value is CouponEntry {
  if (!isRecord(value)) return false
  const { code, uid, at, result } = value
  return (
    typeof code === 'string' &&
    /^.{12,16}$/su.test(code) &&
    isUid(uid) &&
    Number.isSafeInteger(at) &&
    Number(at) >= 0 &&
    Number(at) <= endOfTime &&
    outcomeNames.some((name) => name === result)
  )
}

type Coupon = Pick<CouponEntry, 'code' | 'uid'>

const mostEntries = 50
const dayMs = 86_400_000
const mailboxDays = 7

/** What is remembered, newest first; whatever else stands in the storage is none of ours. */
export function parseHistory(stored: string | null): CouponEntry[] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(entries)) return []
    return entries.filter(isEntry).slice(0, mostEntries)
  } catch {
    return []
  }
}

/** The entry of a coupon on an account. */
export function entryOf(history: readonly CouponEntry[], { code, uid }: Coupon) {
  return history.find((entry) => entry.code === code && entry.uid === uid)
}

/** The history with the entry in the place of the coupon's earlier one. */
export function withEntry(history: readonly CouponEntry[], entry: CouponEntry): CouponEntry[] {
  const others = history.filter(({ code, uid }) => code !== entry.code || uid !== entry.uid)
  return [entry, ...others].slice(0, mostEntries)
}

/** True where the reward is, or most likely is, in the mailbox of the game. */
export function isCredited(result: CouponOutcome): boolean {
  return result === 'used' || result === 'probably-credited'
}

const saysUsed = (result: CouponOutcome) =>
  result === 'already-registered' || result === 'already-used'

const inconclusive = new Set<CouponOutcome>(['server-error', 'not-checked', 'offline'])

/** True if the result leaves open whether an earlier attempt has worked. */
const saysNothing = (result: CouponOutcome) => inconclusive.has(result)

/**
 * What an answer means with what was known before the press: a coupon that is used already, after an
 * attempt whose answer was lost, was most likely credited by that one.
 */
export function meaningAfter(before: CouponEntry | undefined, answer: CouponOutcome) {
  return before?.result === 'lost' && saysUsed(answer) ? 'probably-credited' : answer
}

/** What to remember of a press: a credit is never forgotten, nor that an answer was lost. */
export function remembered(before: CouponEntry | undefined, now: CouponEntry): CouponEntry {
  if (before === undefined || now.result === 'used') return now
  if (isCredited(before.result)) return before
  // The time of the first attempt counts: that is when the reward may have come.
  if (before.result !== 'lost') return now
  if (saysNothing(now.result)) return before
  return now.result === 'lost' || isCredited(now.result) ? { ...now, at: before.at } : now
}

/**
 * How many days are left to collect a reward from the mailbox: 7 at first, 0 when it is gone
 * (docs/product.md#numbers). @param at when it was redeemed, epoch ms, as `now`
 */
export function daysLeft(at: number, now: number): number {
  const days = Math.ceil((at + mailboxDays * dayMs - now) / dayMs)
  return Math.min(mailboxDays, Math.max(0, days))
}
