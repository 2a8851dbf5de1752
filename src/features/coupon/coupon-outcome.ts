import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Delivery } from '#api/send-once.ts'
import type { CouponFieldError } from './coupon-input.ts'

/** Outcome of a redemption (docs/product.md#coupons). */
export type CouponOutcome =
  | 'used'
  /** "Already used" after an attempt whose response was lost: that attempt most likely succeeded. */
  | 'probably-credited'
  | 'no-such-code'
  | 'not-checked'
  | 'event-ended'
  | 'already-registered'
  | 'already-used'
  | 'once-per-event'
  | 'not-valid'
  | 'server-error'
  /** Not sent: the device was offline. */
  | 'offline'
  /** Sent, but the response was lost: outcome unknown. */
  | 'lost'

const outcomes = new Map<number, CouponOutcome>([
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
])

/** Outcomes that are about the code itself, which is marked as invalid then. */
const refusals = new Set<CouponOutcome>([
  'no-such-code',
  'event-ended',
  'already-registered',
  'already-used',
  'once-per-event',
  'not-valid',
])

/** Returns true if the backend refused the code. */
export const isRefused = (outcome: CouponOutcome): boolean => refusals.has(outcome)

/** Maps what became of a redemption to its outcome; treats unknown codes like 5002. */
export function couponOutcome(delivery: Delivery): CouponOutcome {
  if (delivery.kind === 'responded') return outcomes.get(delivery.code) ?? 'not-checked'
  return delivery.kind === 'refused' ? 'server-error' : delivery.kind
}

/** The messages of all validation errors but a UID of another form, whose message is in `src/site.ts`. */
export const fieldErrorMessages: Record<
  Exclude<CouponFieldError, 'uid-format'>,
  MessageDescriptor
> = {
  'uid-missing': msg`Please enter your UID`,
  'uid-length': msg`That's too long for a UID. Please check it.`,
  'uid-unlikely': msg`Is this really your UID? If it is, press Redeem again.`,
  'code-missing': msg`Please enter your coupon code`,
  'several-codes': msg`There's more than one code here. Please choose one below.`,
  'code-length': msg`Invalid code, Please try again.`,
}

export const outcomeMessages: Record<CouponOutcome, MessageDescriptor> = {
  used: msg`Your coupon has been redeemed. Please check your game mailbox.`,
  'probably-credited': msg`The server didn't respond to an earlier attempt, but your coupon probably went through. Please check your game mailbox.`,
  'no-such-code': msg`We couldn't find that coupon code. Please check it and try again.`,
  'not-checked': msg`We couldn't check the code. Please press Redeem again.`,
  'event-ended': msg`This coupon has expired.`,
  'already-registered': msg`This coupon has already been used.`,
  'already-used': msg`You've already used this coupon.`,
  'once-per-event': msg`You can use only one coupon per event, and you've already used yours.`,
  'not-valid': msg`We couldn't match this UID and code. Please check both.`,
  'server-error': msg`Something went wrong on our side. Please try again later.`,
  offline: msg`You're offline, so your coupon wasn't sent. Connect to the internet and redeem it again.`,
  lost: msg`The server didn't respond, but your coupon may have gone through anyway. Check your game mailbox before you try again.`,
}

/** Short names of the outcomes, for the history. */
export const resultNames: Record<CouponOutcome, MessageDescriptor> = {
  used: msg({ comment: 'The result of a coupon: it worked just now.', message: `Redeemed` }),
  'probably-credited': msg`Probably redeemed`,
  'no-such-code': msg`Unknown code`,
  'not-checked': msg`Couldn't check the code`,
  'event-ended': msg`Expired`,
  'already-registered': msg({
    comment: 'The result of a coupon: refused, since it was used already.',
    message: `Already used`,
  }),
  'already-used': msg({
    comment: 'The result of a coupon: refused, since the same one was used before.',
    message: `Already used by you`,
  }),
  'once-per-event': msg`Only one per event`,
  'not-valid': msg({
    comment: 'The result of a coupon: the UID or the code is not valid.',
    message: `Check your details`,
  }),
  'server-error': msg`Server error`,
  offline: msg`Not sent: offline`,
  lost: msg`No response: check your game mailbox`,
}
