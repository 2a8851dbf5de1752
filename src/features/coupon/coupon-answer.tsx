import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useRef } from 'react'
import { lazyExtra } from '#ui/feedback/lazy-extra.ts'
import { isCredited } from './coupon-history.ts'
import { outcomeMessages } from './coupon-messages.ts'
import styles from './coupon.module.css'
import type { Receipt } from './coupon.queries.ts'

const MascotStamp = lazyExtra(async () => (await import('#ui/mascot/mascot-stamp.tsx')).MascotStamp)

/** Scrolls an element into view, above the keyboard of a phone, which covers a part of the window. */
function showAboveKeyboard(element: HTMLElement): void {
  element.scrollIntoView({ block: 'nearest' })
  const { visualViewport } = window
  if (visualViewport === null) return
  const edge = visualViewport.offsetTop + visualViewport.height
  const covered = element.getBoundingClientRect().bottom - edge
  if (covered > 0) window.scrollBy({ top: covered })
}

/**
 * Shows the outcome with the code it is for, since the fields may have changed meanwhile. Before the first
 * submit, it explains where the rewards arrive.
 */
export function CouponAnswer({ receipt }: { receipt: Receipt | null }) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (receipt && box.current) showAboveKeyboard(box.current)
  }, [receipt])
  return (
    <div ref={box} className={styles.answer}>
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
              <span className={styles.code}>{receipt.code}</span>
              <span>{` · UID ${receipt.uid}`}</span>
            </span>{' '}
            <span>{t(outcomeMessages[receipt.outcome])}</span>
            {receipt.outcome === 'no-such-code' && (
              <span className={styles.lookalikes}>
                <Trans>Check O and 0, I, l and 1, and capital and small letters.</Trans>
              </span>
            )}
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
