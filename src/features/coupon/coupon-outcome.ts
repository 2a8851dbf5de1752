/** What becomes of a coupon that was sent (spec section 8). */
export type CouponOutcome =
  | 'used'
  | 'no-such-code'
  | 'not-checked'
  | 'event-ended'
  | 'already-registered'
  | 'already-used'
  | 'once-per-event'
  | 'not-valid'
  | 'server-error'

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

/** What the code of an answer means; any code that is not in the table counts as 5002. */
export function couponOutcome(code: number): CouponOutcome {
  return outcomes.get(code) ?? 'not-checked'
}
