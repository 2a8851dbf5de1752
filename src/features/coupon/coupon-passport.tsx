import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { Button } from '#ui/form/button.tsx'
import { InAppNote } from '#ui/in-app/in-app-note.tsx'
import { Section } from '#ui/page/section.tsx'
import styles from './coupon.module.css'
import { clearHistoryAtom, clearUidsAtom, historyAtom, knownUidsAtom } from './coupon.atoms.ts'
import { PassportEntry } from './passport-entry.tsx'

/** History of the coupons redeemed in this browser. It is stored in this browser only. */
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
    <Section title={<Trans>Coupon history</Trans>}>
      <div ref={box} tabIndex={-1} className={styles.passport}>
        <p className={styles.note}>
          {history.length === 0 ? (
            <Trans>Coupons you redeem on this page are listed in this browser only.</Trans>
          ) : (
            <Trans>Stored in this browser only.</Trans>
          )}
        </p>
        <InAppNote>
          {(app) => (
            <Trans>
              You're in the browser of {app}. What's stored here stays in this browser only.
            </Trans>
          )}
        </InAppNote>
        {history.length > 0 && (
          <ul className={styles.entries} aria-label={t`Coupons redeemed in this browser`}>
            {history.map((entry) => (
              <PassportEntry key={`${entry.code} ${entry.uid}`} entry={entry} />
            ))}
          </ul>
        )}
        <div className={styles.chips}>
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
      </div>
    </Section>
  )
}
