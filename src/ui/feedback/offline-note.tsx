import { Trans } from '@lingui/react/macro'
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import styles from './offline-note.module.css'

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()
/** Nothing is said before hydration. */
const assumed = () => true

/** Says that the device is offline while it is; what was opened stays readable below it. */
export function OfflineNote() {
  const online = useSyncExternalStore(subscribe, isOnline, assumed)
  return (
    <p className={styles.note} role="status">
      {!online && <Trans>You're offline. You can still read what you've already opened.</Trans>}
    </p>
  )
}
