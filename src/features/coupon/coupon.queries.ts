import { useSetAtom } from 'jotai'
import { sendOnce, useSendOnce } from '#api/send-once.ts'
import { site } from '#site.ts'
import { recordAttemptAtom } from './coupon.atoms.ts'
import { couponRedemption } from './coupon.schema.ts'
import { couponOutcome, type CouponOutcome } from './coupon-outcome.ts'

/** A normalized code and the account that it is for. */
export interface Coupon {
  uid: string
  code: string
}

/** Result of a redemption. */
export interface Receipt extends Coupon {
  outcome: CouponOutcome
}

/** Sends one redemption request and returns its outcome (docs/product.md#coupons). */
async function redeem({ uid, code }: Coupon): Promise<CouponOutcome> {
  const gameCode = import.meta.env.VITE_GAME_CODE || site.gameCode
  const body = { uid, couponCode: code, gameCode }
  return couponOutcome(await sendOnce(couponRedemption, { body }))
}

/** Redeems a coupon once. The outcome is stored in the history even if the page was left meanwhile. */
export function useRedeemCoupon() {
  const recordAttempt = useSetAtom(recordAttemptAtom)
  return useSendOnce({
    mutationKey: ['coupon', 'redeem'],
    mutationFn: async ({ uid, code }: Coupon): Promise<Receipt> => {
      const recordOutcome = recordAttempt({ uid, code, at: Date.now() })
      return { uid, code, outcome: recordOutcome(await redeem({ uid, code })) }
    },
  })
}
