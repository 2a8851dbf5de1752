import { Trans } from '@lingui/react/macro'
import { onlineManager } from '@tanstack/react-query'
import { useFromBrowser } from '#ui/when/hydration.tsx'
import styles from './notes.module.css'

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()
/** Returns true for online: the note is hidden before hydration. */
const assumed = () => true

/** Renders a note while the device is offline; loaded content stays readable below it. */
export function OfflineNote() {
  const online = useFromBrowser(subscribe, isOnline, assumed)
  return (
    <p className={`cluster ${styles.note}`} role="status" data-bar>
      {!online && <Trans>You're offline. You can still read what you've already opened.</Trans>}
    </p>
  )
}
