import { Trans } from '@lingui/react/macro'
import { checkCoupon } from './coupon-check.ts'
import styles from './coupon.module.css'

interface CouponPreviewProps {
  id: string
  /** Both normalized, as they would be sent. */
  uid: string
  code: string
  /** The response has arrived. */
  isDone: boolean
}

/** Previews the code and UID before submitting; shows a hint on the format until both are valid. */
export function CouponPreview({ id, uid, code, isDone }: CouponPreviewProps) {
  return (
    <p id={id} className={styles.preview}>
      {!isDone && checkCoupon({ uid, code }) === null ? (
        <Trans>
          {code} will be redeemed for UID {uid}.
        </Trans>
      ) : (
        <Trans>12–16 characters. You can also paste the whole message the code came in.</Trans>
      )}
    </p>
  )
}
