import { Trans } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '#ui/form/button.tsx'
import { Mascot } from '#ui/mascot/mascot.tsx'
import styles from './states.module.css'

interface EmptyStateProps {
  children: ReactNode
  /** Links to what there is instead. */
  action?: ReactNode
}

/** Renders the message of an empty list (docs/product.md#loading-and-failures), next to a lit mascot in the night. */
export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <div className={`cluster ${styles.empty}`} data-scheme="dark">
      <Mascot of="lumi" pose="rest" />
      <div className="stack">
        <p className="title phrases">{children}</p>
        {action && <div className="cluster">{action}</div>}
      </div>
    </div>
  )
}

interface FailedStateProps {
  /** The error message; a general one by default. */
  children?: ReactNode
  onRetry?: () => void
  /** True while a retry is running. */
  busy?: boolean
  /** True if it has to fit into one line. */
  isLine?: boolean
}

/** Renders an error message with Retry. A failed list must never look like an empty one. */
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

/**
 * Renders the message of a section that is not loaded while the device is offline. The section
 * loads by itself once the device is online. `OfflineNote` announces it.
 */
export function OfflineState() {
  return (
    <p className={styles.state}>
      <Trans>You're offline. This will load when you're back online.</Trans>
    </p>
  )
}

/** Renders placeholder tiles while a section loads; `rows` reserves the final size. */
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

/**
 * Renders the message for a record that the server does not know, on a page of the site
 * (docs/product.md#not-found).
 * @param back the list to link to, if there is one
 */
export function NotFoundState({ back }: { back?: LinkProps }) {
  return (
    <FailedState>
      <Trans>Could not find page</Trans>
      {back && (
        <>
          <br />
          <Link {...back}>
            <Trans>Back to the list</Trans>
          </Link>
        </>
      )}
    </FailedState>
  )
}
