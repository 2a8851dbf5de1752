import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/form/button.tsx'
import styles from './states.module.css'

/** Nothing to show, in the words of the list (docs/product.md#loading-and-failures). */
export function EmptyState({ children }: { children: ReactNode }) {
  return <p className={styles.state}>{children}</p>
}

interface FailedStateProps {
  /** What could not be loaded; a general sentence where none is given. */
  children?: ReactNode
  onRetry?: () => void
  /** It is being tried again. */
  busy?: boolean
  /** In the place of one line, which it does not outgrow. */
  isLine?: boolean
}

/** Something could not be loaded: said, and Retry beside it. Never shown as an empty list. */
export function FailedState({ children, onRetry, busy = false, isLine = false }: FailedStateProps) {
  return (
    <div className={isLine ? styles.line : styles.state} role="alert">
      <p>{children ?? <Trans>We couldn't load this section. Please try again.</Trans>}</p>
      {onRetry && (
        <Button busy={busy} onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      )}
    </div>
  )
}

/** The device is offline and nothing is kept of this part; it comes by itself with the network. */
export function OfflineState() {
  return (
    <p className={styles.state} role="status">
      <Trans>You're offline. This will load when you're back online.</Trans>
    </p>
  )
}

/** Tiles in the place of what is on its way; `rows` keeps the size that it will have. */
export function LoadingState({ rows = 3, isLine = false }: { rows?: number; isLine?: boolean }) {
  return (
    <div className={isLine ? styles.line : styles.loading}>
      <span className="visually-hidden">
        <Trans>Loading</Trans>
      </span>
      {Array.from({ length: isLine ? 1 : rows }, (_, row) => (
        <span key={row} className={styles.tile} aria-hidden="true" />
      ))}
    </div>
  )
}
