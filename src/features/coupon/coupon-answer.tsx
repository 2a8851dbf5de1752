import { Trans, useLingui } from '@lingui/react/macro'
import { isCredited } from './coupon-history.ts'
import { outcomeMessages } from './coupon-messages.ts'
import styles from './coupon.module.css'
import type { Receipt } from './coupon.queries.ts'

/**
 * What became of the coupon, which is named: the fields may say another one by now. Before that, what
 * a coupon is good for.
 */
export function CouponAnswer({ receipt }: { receipt: Receipt | null }) {
  const { t } = useLingui()
  return (
    <div className={styles.answer}>
      <div role="status">
        {receipt && (
          <p
            data-tone={isCredited(receipt.outcome) ? 'used' : 'refused'}
            className={styles.outcome}
          >
            <span className={styles.receipt}>
              {receipt.code} · UID {receipt.uid}
            </span>{' '}
            {t(outcomeMessages[receipt.outcome])}
          </p>
        )}
      </div>
      {!receipt && (
        <p className={styles.outcome}>
          <Trans>Rewards go to your game mailbox. Claim them within 7 days.</Trans>
        </p>
      )}
    </div>
  )
}
