import { useRef, useState } from 'react'
import { checkCoupon, type CouponFieldError, type EnteredCoupon } from './coupon-check.ts'
import { useRedeemCoupon, type Coupon } from './coupon.queries.ts'

/**
 * Ignores a repeated submit within this time: a fast response may arrive before the second tap of a double
 * tap.
 */
const doubleTapMs = 1000

/** Validates and sends a redemption, once per click, and returns its result. */
export function useRedemption() {
  const { send, isPending, isLocked, reset, outcome } = useRedeemCoupon()
  const [fieldError, setFieldError] = useState<CouponFieldError | null>(null)
  const lastSuccess = useRef<(Coupon & { at: number }) | null>(null)

  const isDoubleTap = ({ uid, code }: Coupon) => {
    const last = lastSuccess.current
    if (last === null || last.uid !== uid || last.code !== code) return false
    return performance.now() - last.at < doubleTapMs
  }

  /** Sends a coupon with normalized fields. @returns the validation error, or `null` */
  const redeem = (entered: EnteredCoupon): CouponFieldError | null => {
    const coupon = { uid: entered.uid, code: entered.code }
    if (isLocked() || isDoubleTap(coupon)) return null
    const error = checkCoupon(entered)
    setFieldError(error)
    if (error) {
      reset()
      return error
    }
    send(coupon, () => {
      lastSuccess.current = { ...coupon, at: performance.now() }
    })
    return null
  }

  return { redeem, fieldError, isBusy: isPending, receipt: outcome }
}
