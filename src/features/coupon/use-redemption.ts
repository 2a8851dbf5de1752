import { useRef, useState } from 'react'
import { newPressId } from '#lib/press-id.ts'
import { checkCoupon, type CouponFault } from './coupon-check.ts'
import { couponOutcome, type CouponOutcome } from './coupon-outcome.ts'
import { useRedeemCoupon } from './coupon.queries.ts'

/** One press, one request: judges what was entered and sends it, and knows what came of it. */
export function useRedemption() {
  const { mutate, reset, data, isError, isPending } = useRedeemCoupon()
  const [fault, setFault] = useState<CouponFault | null>(null)
  // A second press may come before the first one has been rendered.
  const sending = useRef(false)

  /** Both fields normalised. @returns what keeps the coupon from being sent */
  const redeem = (coupon: { uid: string; code: string }): CouponFault | null => {
    if (sending.current) return null
    const found = checkCoupon(coupon)
    setFault(found)
    if (found) {
      reset()
      return found
    }
    sending.current = true
    const unlock = () => {
      sending.current = false
    }
    mutate({ ...coupon, pressId: newPressId() }, { onSettled: unlock })
    return null
  }

  return { redeem, fault, isBusy: isPending, outcome: outcomeOf(data, isError) }
}

function outcomeOf(code: number | undefined, isError: boolean): CouponOutcome | null {
  if (isError) return 'server-error'
  return code === undefined ? null : couponOutcome(code)
}
