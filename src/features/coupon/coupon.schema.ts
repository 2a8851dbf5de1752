import * as v from 'valibot'
import { describe, endpoint, Result, type BodyOf } from '#api/endpoint.ts'

const RedeemRequest = () =>
  v.strictObject({
    uid: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
    // The site never sends a code of another length.
    couponCode: v.pipe(v.string(), v.minLength(12), v.maxLength(16)),
    gameCode: v.string(),
  })
export type RedeemRequest = BodyOf<typeof RedeemRequest>

export const couponRedemption = endpoint<RedeemRequest>('external')('/api/v2/coupon/redeem', Result)

export const couponApi = () => ({
  redeem: describe({ section: 'Coupons', types: {} }, couponRedemption, {
    summary: 'Redeems a coupon. The site sends one request per click and never retries.',
    page: '/coupon',
    request: RedeemRequest,
    countsOnce: true,
    codes: {
      0: 'Redeemed; the reward is in the game mailbox.',
      4001: 'Invalid information.',
      4031: 'Server error.',
      4032: 'Server error.',
      4033: 'Server error.',
      5001: 'No such coupon code.',
      5002: 'The code could not be checked; the player should click Redeem again.',
      5003: 'The coupon event has ended.',
      5004: 'The coupon has already been redeemed.',
      5011: 'The player has already used this coupon.',
      5012: 'The player has already used a coupon of this event.',
    },
    example: { body: { uid: '1234567890', couponCode: 'LUMIWELCOME01', gameCode: 'ISLE' } },
  }),
})
