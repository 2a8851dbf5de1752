import { ApiError } from '#api/api-error.ts'

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

/** Maps a response code to an outcome; treats unknown codes like 5002. */
export function couponOutcome(code: number): CouponOutcome {
  return outcomes.get(code) ?? 'not-checked'
}

/**
 * Returns the outcome of a failed request. A request that was not sent, or that the server rejected (4xx),
 * had no effect. Any other may have redeemed the coupon before its response was lost.
 * @param wasOffline whether the device was known to be offline when the request was sent
 */
export function failedOutcome(failure: unknown, wasOffline: boolean): CouponOutcome {
  if (wasOffline) return 'offline'
  if (!(failure instanceof ApiError)) return 'server-error'
  const { status = 0 } = failure
  return status >= 400 && status < 500 ? 'server-error' : 'lost'
}
