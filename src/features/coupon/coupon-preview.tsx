import { Trans } from '@lingui/react/macro'
import { checkCoupon } from './coupon-check.ts'
import styles from './coupon.module.css'

interface CouponPreviewProps {
  id: string
  /** Both as they would be sent. */
  uid: string
  code: string
}

/** What a press would send, shown back before it; how a code looks while nothing would be sent. */
export function CouponPreview({ id, uid, code }: CouponPreviewProps) {
  return (
    <p id={id} className={styles.preview}>
      {checkCoupon({ uid, code }) === null ? (
        <Trans>
          {code} will be redeemed for UID {uid}.
        </Trans>
      ) : (
        <Trans>12 to 16 characters. You can also paste the whole message.</Trans>
      )}
    </p>
  )
}
