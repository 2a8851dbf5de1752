import { useRef, useState } from 'react'
import { createIdempotencyKey } from '#lib/idempotency-key.ts'
import { checkCoupon, type CouponFault } from './coupon-check.ts'
import { useAskIsRedeeming, useIsRedeeming, useRedeemCoupon } from './coupon.queries.ts'

/** The second half of a double tap may come when a quick answer is there already. */
const echoMs = 1000

interface Coupon {
  uid: string
  code: string
}

/** One press, one request: judges what was entered and sends it, and knows what came of it. */
export function useRedemption() {
  const { mutate, reset, data } = useRedeemCoupon()
  const isBusy = useIsRedeeming()
  const isRedeeming = useAskIsRedeeming()
  const [fault, setFault] = useState<CouponFault | null>(null)
  const answered = useRef<(Coupon & { at: number }) | null>(null)

  const isEcho = ({ uid, code }: Coupon) => {
    const last = answered.current
    if (last === null || last.uid !== uid || last.code !== code) return false
    return performance.now() - last.at < echoMs
  }

  /** Both fields normalised. @returns what keeps the coupon from being sent */
  const redeem = (coupon: Coupon): CouponFault | null => {
    if (isRedeeming() || isEcho(coupon)) return null
    const found = checkCoupon(coupon)
    setFault(found)
    if (found) {
      reset()
      return found
    }
    const onSuccess = () => {
      answered.current = { ...coupon, at: performance.now() }
    }
    mutate({ ...coupon, idempotencyKey: createIdempotencyKey() }, { onSuccess })
    return null
  }

  return { redeem, fault, isBusy, receipt: data ?? null }
}
