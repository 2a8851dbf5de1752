import { Trans } from '@lingui/react/macro'
import { checkCoupon } from './coupon-check.ts'
import styles from './coupon.module.css'

interface CouponPreviewProps {
  id: string
  /** Both as they would be sent. */
  uid: string
  code: string
  /** It has been sent, and the answer is there. */
  isDone: boolean
}

/** What a press would send, shown back before it; else how a code looks. */
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
