import { useRef, useState } from 'react'
import { createIdempotencyKey } from '#lib/idempotency-key.ts'
import { checkCoupon, type CouponFieldError } from './coupon-check.ts'
import { useGetIsRedeeming, useIsRedeeming, useRedeemCoupon } from './coupon.queries.ts'

/**
 * Ignores a repeated submit within this time: a fast response may arrive before the second tap of a double
 * tap.
 */
const doubleTapMs = 1000

interface Coupon {
  uid: string
  code: string
}

/** Validates and sends a redemption, once per click, and returns its result. */
export function useRedemption() {
  const { mutate, reset, data } = useRedeemCoupon()
  const isBusy = useIsRedeeming()
  const isRedeeming = useGetIsRedeeming()
  const [fieldError, setFieldError] = useState<CouponFieldError | null>(null)
  const lastSuccess = useRef<(Coupon & { at: number }) | null>(null)

  const isDoubleTap = ({ uid, code }: Coupon) => {
    const last = lastSuccess.current
    if (last === null || last.uid !== uid || last.code !== code) return false
    return performance.now() - last.at < doubleTapMs
  }

  /** Sends a coupon with normalized fields. @returns the validation error, or `null` */
  const redeem = (coupon: Coupon): CouponFieldError | null => {
    if (isRedeeming() || isDoubleTap(coupon)) return null
    const error = checkCoupon(coupon)
    setFieldError(error)
    if (error) {
      reset()
      return error
    }
    const onSuccess = () => {
      lastSuccess.current = { ...coupon, at: performance.now() }
    }
    mutate({ ...coupon, idempotencyKey: createIdempotencyKey() }, { onSuccess })
    return null
  }

  return { redeem, fieldError, isBusy, receipt: data ?? null }
}
