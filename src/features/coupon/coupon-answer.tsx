import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { lazyExtra } from '#ui/feedback/lazy-extra.ts'
import { isCredited } from './coupon-history.ts'
import { outcomeMessages } from './coupon-messages.ts'
import styles from './coupon.module.css'
import type { Receipt } from './coupon.queries.ts'

const MascotStamp = lazyExtra(async () => (await import('#ui/mascot/mascot-stamp.tsx')).MascotStamp)

/**
 * Shows the outcome with the code it is for, since the fields may have changed meanwhile. Before the first
 * submit, it explains where the rewards arrive.
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
            {isCredited(receipt.outcome) && (
              <Suspense>
                <MascotStamp key={receipt.code} />
              </Suspense>
            )}
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
