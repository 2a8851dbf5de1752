import type { Delivery } from '#api/send-once.ts'

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

/** Maps what became of a redemption to its outcome; treats unknown codes like 5002. */
export function couponOutcome(delivery: Delivery): CouponOutcome {
  if (delivery.kind === 'answered') return outcomes.get(delivery.code) ?? 'not-checked'
  return delivery.kind === 'refused' ? 'server-error' : delivery.kind
}
