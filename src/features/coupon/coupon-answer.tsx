import { useLingui } from '@lingui/react'
import { isCredited } from './coupon-history.ts'
import { outcomeMessages } from './coupon-messages.ts'
import styles from './coupon.module.css'
import type { Receipt } from './coupon.queries.ts'

/** What became of the coupon, which is named: the fields may say another one by now. */
export function CouponAnswer({ receipt }: { receipt: Receipt | null }) {
  const { _ } = useLingui()
  return (
    <div role="status" className={styles.answer}>
      {receipt && (
        <p data-tone={isCredited(receipt.outcome) ? 'used' : 'refused'} className={styles.outcome}>
          <span className={styles.receipt}>
            {receipt.code} · UID {receipt.uid}
          </span>{' '}
          {_(outcomeMessages[receipt.outcome])}
        </p>
      )}
    </div>
  )
}
