import { useLingui } from '@lingui/react'
import { Plural } from '@lingui/react/macro'
import { useState } from 'react'
import { Badge } from '#ui/card/badge.tsx'
import { Day } from '#ui/date/date.tsx'
import { daysLeft, isCredited, type CouponEntry } from './coupon-history.ts'
import { resultNames } from './coupon-messages.ts'
import styles from './coupon.module.css'

/** Entry of the coupon history: code, day, result, and the days left to claim the reward. */
export function PassportEntry({ entry }: { entry: CouponEntry }) {
  const { _ } = useLingui()
  // Entries are read from storage, so they are never prerendered.
  const [now] = useState(() => Date.now())
  const credited = isCredited(entry.result)
  const left = daysLeft(entry.at, now)
  return (
    <li className={styles.entry}>
      <span className={styles.code}>{entry.code}</span>
      <Badge tone={credited ? 'sea' : 'quiet'}>{_(resultNames[entry.result])}</Badge>
      <span className={styles.facts}>
        <Day instant={entry.at} />
        <span>{` · UID ${entry.uid}`}</span>
        {credited && (
          <>
            <span> · </span>
            <Plural
              value={left}
              _0="Claim period over"
              one="# day left to claim in your game mailbox"
              other="# days left to claim in your game mailbox"
            />
          </>
        )}
      </span>
    </li>
  )
}
