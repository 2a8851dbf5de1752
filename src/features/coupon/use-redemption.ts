import { useEffect, useRef, useState } from 'react'
import { useNow } from '#ui/when/use-now.ts'
import { checkCoupon, type CouponFieldError, type EnteredCoupon } from './coupon-input.ts'
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
  const hintedUid = useRef<string>(undefined)
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
    const error = checkCoupon(entered, hintedUid.current)
    setFieldError(error)
    if (error === 'uid-unlikely') hintedUid.current = entered.uid
    if (error) {
      reset()
      return error
    }
    send(coupon, () => {
      lastSuccess.current = { ...coupon, at: performance.now() }
    })
    return null
  }

  return { redeem, fieldError, isBusy: isPending, receipt: outcome, reset }
}

/**
 * Defers form submission until the session has loaded.
 * @returns the form's ref, `isWaiting` while a submission is deferred, and `hasToWait()` to call on submit
 */
export function useSubmitWhenSessionReady(isReady: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const [isSubmitted, setIsSubmitted] = useState(false)
  // Submits the deferred form.
  useEffect(() => {
    if (isReady && isSubmitted) form.current?.requestSubmit()
  }, [isReady, isSubmitted])
  return {
    form,
    isWaiting: isSubmitted && !isReady,
    hasToWait: () => {
      // Reset by the submit itself: once sent, the form stays sent if the session becomes unknown again.
      setIsSubmitted(!isReady)
      return !isReady
    },
  }
}

/**
 * Returns true once the service has launched, by the clock of the server where it is known: a wrong clock of the
 * device must not lock the form. The first render assumes that it has launched, which is wrong only in the few
 * days before the launch.
 * @param launchAt ISO 8601 with offset
 */
export function useLaunched(launchAt: string): boolean {
  const now = useNow('minute')
  return now === null || now >= Date.parse(launchAt)
}
