import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Ref } from 'react'
import { Button } from '#ui/form/button.tsx'
import styles from './coupon.module.css'
import { knownUidsAtom } from './coupon.atoms.ts'

export interface UidMemoryProps {
  /** Called when a saved UID is clicked. */
  onPick: (uid: string) => void
  /** Checkbox to save the UID. */
  remembers: Ref<HTMLInputElement>
}

/** Checkbox to save the UID, and buttons that fill in saved UIDs. */
export function UidMemory({ onPick, remembers }: UidMemoryProps) {
  const { t } = useLingui()
  const uids = useAtomValue(knownUidsAtom)
  return (
    <>
      <label className={styles.line}>
        <input ref={remembers} type="checkbox" className={styles.box} />
        <Trans>Remember this UID in this browser</Trans>
      </label>
      {uids.length > 0 && (
        <ul className={styles.chips} aria-label={t`Saved UIDs`}>
          {uids.map((uid) => (
            <li key={uid}>
              <Button aria-label={t`Use UID ${uid}`} onClick={() => onPick(uid)}>
                {uid}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
