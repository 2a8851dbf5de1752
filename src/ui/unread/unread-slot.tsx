import type { UnreadControlProps } from './unread-control.tsx'
import { lazyExtra } from '#ui/feedback/optional.tsx'
import styles from './unread-slot.module.css'
import { idle } from '#lib/when.ts'
import { useWhen } from '#ui/when/use-when.ts'

const UnreadControl = lazyExtra(async () => (await import('./unread-control.tsx')).UnreadControl)

/**
 * Reserves the height of the unread control, whose code loads once the browser is idle. The focus stays here when the
 * choice replaces its buttons.
 */
export function UnreadSlot(props: UnreadControlProps) {
  const isIdle = useWhen(idle)
  return (
    <div className={`cluster meta screen-only ${styles.slot}`} role="group" tabIndex={-1}>
      {isIdle && <UnreadControl {...props} />}
    </div>
  )
}
