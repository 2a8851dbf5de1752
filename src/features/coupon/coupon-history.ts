import { millisecondsInDay } from 'date-fns/constants'
import * as v from 'valibot'
import type { CouponOutcome } from './coupon-outcome.ts'

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

/** Maximum time value of a `Date`. */
const maxTime = 8.64e15

/** A plausible UID that is short enough for one line. */
const Uid = v.pipe(v.string(), v.regex(/^.{1,64}$/s))

/** Entry of the coupon history, stored on this device; `at` in epoch ms. */
const CouponEntry = v.object({
  code: v.pipe(v.string(), v.regex(/^.{12,16}$/su)),
  uid: Uid,
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(maxTime)),
  result: v.picklist(outcomeNames),
})
export type CouponEntry = v.InferOutput<typeof CouponEntry>

type Coupon = Pick<CouponEntry, 'code' | 'uid'>

const maxEntries = 50
const mailboxDays = 7

const StoredHistory = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.fallback(v.nullable(CouponEntry), null)),
)

/** Parses the stored history, newest first; ignores anything invalid, and older entries of the same coupon. */
export function parseHistory(stored: string | null): CouponEntry[] {
  const entries = v.parse(v.fallback(StoredHistory, []), stored).filter((entry) => entry !== null)
  const newest = entries.filter((entry) => entryOf(entries, entry) === entry)
  return newest.slice(0, maxEntries)
}

/** Finds the entry of a coupon on an account. */
export function entryOf(history: readonly CouponEntry[], { code, uid }: Coupon) {
  return history.find((entry) => entry.code === code && entry.uid === uid)
}

/** Returns the history with the entry added, replacing an earlier entry of the same coupon and account. */
export function withEntry(history: readonly CouponEntry[], entry: CouponEntry): CouponEntry[] {
  const others = history.filter(({ code, uid }) => code !== entry.code || uid !== entry.uid)
  return [entry, ...others].slice(0, maxEntries)
}

/** Returns true if the reward is, or probably is, in the game's mailbox. */
export function isCredited(result: CouponOutcome): boolean {
  return result === 'used' || result === 'probably-credited'
}

const isAlreadyUsed = (result: CouponOutcome) =>
  result === 'already-registered' || result === 'already-used'

const inconclusiveOutcomes = new Set<CouponOutcome>(['server-error', 'not-checked', 'offline'])

/** Returns true if the outcome doesn't rule out that an earlier attempt succeeded. */
const isInconclusive = (result: CouponOutcome) => inconclusiveOutcomes.has(result)

/**
 * Interprets an outcome with the previous entry: after a lost response, "already used" most likely means that
 * the lost attempt succeeded.
 */
export function interpretOutcome(before: CouponEntry | undefined, outcome: CouponOutcome) {
  return before?.result === 'lost' && isAlreadyUsed(outcome) ? 'probably-credited' : outcome
}

/**
 * Merges a new entry into the previous one: an inconclusive result does not overwrite a redeemed or lost
 * one.
 */
export function mergeEntry(before: CouponEntry | undefined, now: CouponEntry): CouponEntry {
  if (before === undefined || now.result === 'used') return now
  if (isCredited(before.result)) return before
  // The reward may have arrived with the first attempt, so its time counts.
  if (before.result !== 'lost') return now
  if (isInconclusive(now.result)) return before
  return now.result === 'lost' || isCredited(now.result) ? { ...now, at: before.at } : now
}

/**
 * Returns the number of days left to claim a reward from the mailbox: 7 at first, 0 once it has expired
 * (docs/product.md#numbers).
 * @param at time of the redemption, epoch ms, like `now`
 */
export function daysLeft(at: number, now: number): number {
  const days = Math.ceil((at + mailboxDays * millisecondsInDay - now) / millisecondsInDay)
  return Math.min(mailboxDays, Math.max(0, days))
}

const maxUids = 5

const StoredUids = v.pipe(v.string(), v.parseJson(), v.array(v.fallback(v.nullable(Uid), null)))

/** Parses the saved UIDs, the latest first. */
export function parseUids(stored: string | null): string[] {
  const uids = v.parse(v.fallback(StoredUids, []), stored)
  return [...new Set(uids.filter((uid) => uid !== null))].slice(0, maxUids)
}

/** Returns the saved UIDs with another one, the newest first. */
export function withUid(uids: readonly string[], uid: string): string[] {
  return [uid, ...uids.filter((known) => known !== uid)].slice(0, maxUids)
}
