import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { Badge } from '#ui/card/badge.tsx'
import { Day } from '#ui/date/date.tsx'
import { Button } from '#ui/form/button.tsx'
import { InAppNote } from '#ui/in-app/in-app-note.tsx'
import { daysLeft, isCredited, type CouponEntry } from './coupon-history.ts'
import { resultNames } from './coupon-outcome.ts'
import styles from './coupon.module.css'
import { clearHistoryAtom, clearUidsAtom, historyAtom, knownUidsAtom } from './coupon.atoms.ts'

/** Renders the history of the coupons redeemed in this browser. */
export function CouponPassport() {
  const { t } = useLingui()
  const history = useAtomValue(historyAtom)
  const uids = useAtomValue(knownUidsAtom)
  const clearHistory = useSetAtom(clearHistoryAtom)
  const clearUids = useSetAtom(clearUidsAtom)
  const box = useRef<HTMLDivElement>(null)

  const clear = (forget: () => void) => () => {
    forget()
    // The clicked button is removed together with the list.
    box.current?.focus()
  }

  return (
    <div ref={box} tabIndex={-1} className="stack">
      <p>
        <Trans>The list of coupons you redeem here is shown in this browser only.</Trans>
      </p>
      <InAppNote>
        <Trans>
          You're viewing this inside an app. What you save here won't be in your regular browser.
        </Trans>
      </InAppNote>
      {history.length > 0 && (
        <ul className="rows" aria-label={t`Coupons redeemed in this browser`}>
          {history.map((entry) => (
            <PassportEntry key={`${entry.code} ${entry.uid}`} entry={entry} />
          ))}
        </ul>
      )}
      {(history.length > 0 || uids.length > 0) && (
        <div className="cluster">
          {history.length > 0 && (
            <Button onClick={clear(clearHistory)}>
              <Trans>Delete coupon history</Trans>
            </Button>
          )}
          {uids.length > 0 && (
            <Button onClick={clear(clearUids)}>
              <Trans>Delete saved UIDs</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** Renders an entry of the coupon history: code, day, result, and the days left to claim the reward. */
function PassportEntry({ entry }: { entry: CouponEntry }) {
  const { i18n } = useLingui()
  // Entries are read from storage, so they are never prerendered.
  const [now] = useState(() => Date.now())
  const credited = isCredited(entry.result)
  const left = daysLeft(entry.at, now)
  return (
    <li className="cluster">
      <span className={styles.code}>{entry.code}</span>
      <Badge tone={credited ? 'sea' : 'quiet'}>{i18n._(resultNames[entry.result])}</Badge>
      <span className="meta">
        <Day instant={entry.at} />
        <span>{` · UID ${entry.uid}`}</span>
        {credited && (
          <>
            <span> · </span>
            <Plural
              value={left}
              _0="The usual 7 days are over"
              one="# day left to claim it from your game mailbox"
              other="# days left to claim it from your game mailbox"
            />
          </>
        )}
      </span>
    </li>
  )
}
