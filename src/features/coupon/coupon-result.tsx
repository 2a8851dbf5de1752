import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { isCredited } from './coupon-history.ts'
import { checkCoupon, type EnteredCoupon } from './coupon-input.ts'
import { isRefused, outcomeMessages, type CouponOutcome } from './coupon-outcome.ts'
import styles from './coupon.module.css'
import { historyAtom } from './coupon.atoms.ts'
import type { Receipt } from './coupon.queries.ts'

/** Scrolls an element into view, above the keyboard of a phone, which covers a part of the window. */
function showAboveKeyboard(element: HTMLElement): void {
  element.scrollIntoView({ block: 'nearest' })
  const { visualViewport } = window
  if (visualViewport === null) return
  const edge = visualViewport.offsetTop + visualViewport.height
  const covered = element.getBoundingClientRect().bottom + 8 - edge
  if (covered > 0) window.scrollBy({ top: covered })
}

const toneOf = (outcome: CouponOutcome) =>
  isCredited(outcome) ? 'credited' : isRefused(outcome) ? 'refused' : 'unsure'

/**
 * Shows the outcome directly below the code, and with the code it is for, since the fields may have changed
 * meanwhile.
 */
export function CouponResult({ receipt }: { receipt: Receipt | null }) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (receipt && box.current) showAboveKeyboard(box.current)
  }, [receipt])
  return (
    <div ref={box} role="status">
      {receipt && (
        <p data-tone={toneOf(receipt.outcome)} className={styles.outcome}>
          <span className="meta">
            <span className={styles.code}>{receipt.code}</span>
            <span>{` · UID ${receipt.uid}`}</span>
          </span>{' '}
          <strong>{t(outcomeMessages[receipt.outcome])}</strong>
          {receipt.outcome === 'no-such-code' && (
            <span className="meta">
              <Trans>
                Check for mix-ups: O and 0; I, l and 1; uppercase and lowercase letters.
              </Trans>
            </span>
          )}
        </p>
      )}
    </div>
  )
}

interface CouponPreviewProps {
  id: string
  /** As it would be sent. */
  entered: EnteredCoupon
  /** The response has arrived. */
  isDone: boolean
}

/**
 * Previews the code and UID before submitting, and says if the code was redeemed here before; shows a hint on the
 * format until both are valid.
 */
export function CouponPreview({ id, entered, isDone }: CouponPreviewProps) {
  const { uid, code } = entered
  const history = useAtomValue(historyAtom)
  const account = history.find(
    (entry) => entry.code === code && isCredited(entry.result) && (uid === '' || entry.uid === uid),
  )?.uid
  return (
    <p id={id} className="meta" hidden={isDone}>
      {account !== undefined && !isDone ? (
        <span>
          <Trans>
            {code} was already redeemed here for UID {account}.
          </Trans>
        </span>
      ) : !isDone && checkCoupon(entered) === null ? (
        <span>
          <Trans>
            {code} will be redeemed for UID {uid}.
          </Trans>
        </span>
      ) : (
        <span>
          <Trans>12–16 characters. You can also paste the whole message with the code in it.</Trans>
        </span>
      )}
    </p>
  )
}
