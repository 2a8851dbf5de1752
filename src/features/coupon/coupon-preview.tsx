import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { checkCoupon, type EnteredCoupon } from './coupon-check.ts'
import { isCredited } from './coupon-history.ts'
import styles from './coupon.module.css'
import { historyAtom } from './coupon.atoms.ts'

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
    <p id={id} className={styles.preview}>
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
          <Trans>12–16 characters. You can also paste the whole message the code came in.</Trans>
        </span>
      )}
    </p>
  )
}
