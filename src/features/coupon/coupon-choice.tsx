import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { Badge } from '#ui/card/badge.tsx'
import { Button } from '#ui/form/button.tsx'
import { entryOf, isCredited } from './coupon-history.ts'
import { resultNames } from './coupon-messages.ts'
import styles from './coupon.module.css'
import { historyAtom } from './coupon.atoms.ts'

interface CouponChoiceProps {
  /** The codes of the pasted message. */
  codes: readonly string[]
  uid: string
  isBusy: boolean
  /** Called when the button of a code is clicked. */
  onRedeem: (code: string) => void
}

/** Offers each code of a message with several: one click redeems one code, and each has its own result. */
export function CouponChoice({ codes, uid, isBusy, onRedeem }: CouponChoiceProps) {
  const { _ } = useLingui()
  const id = useId()
  const history = useAtomValue(historyAtom)
  if (codes.length === 0) return null
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.note}>
        <Trans>Your message has several codes. Each button redeems one of them.</Trans>
      </p>
      <ul className={styles.choice}>
        {codes.map((code) => {
          const result = entryOf(history, { code, uid })?.result
          return (
            <li key={code}>
              <Button busy={isBusy} onClick={() => onRedeem(code)}>
                <span className={styles.code}>
                  <Trans>Redeem {code}</Trans>
                </span>
              </Button>
              {result !== undefined && (
                <Badge tone={isCredited(result) ? 'sea' : 'quiet'}>{_(resultNames[result])}</Badge>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
