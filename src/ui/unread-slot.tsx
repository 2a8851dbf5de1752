import { lazy, Suspense } from 'react'
import type { UnreadControlProps } from './unread-control.tsx'
import styles from './unread-slot.module.css'
import { useHydrated } from './use-hydrated.ts'

const UnreadControl = lazy(async () => ({
  default: (await import('./unread-control.tsx')).UnreadControl,
}))

/** The place of what is offered on new posts, as tall as the offer: its code comes after the list. */
export function UnreadSlot(props: UnreadControlProps) {
  const hydrated = useHydrated()
  return (
    <div className={styles.slot}>
      {hydrated && (
        <Suspense>
          <UnreadControl {...props} />
        </Suspense>
      )}
    </div>
  )
}
