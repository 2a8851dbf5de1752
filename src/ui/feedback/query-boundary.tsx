import type { UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { FailedState, LoadingState, OfflineState } from './states.tsx'
import styles from './states.module.css'
import { useRetryFailed } from './use-retry-failed.ts'

interface QueryBoundaryProps<T> {
  query: UseQueryResult<T>
  /** Rows of the loading state: the size that the part will have. */
  rows?: number
  /** One line high, on its way and failed as well. */
  isLine?: boolean
  /** What to say when it failed, in place of the general sentence. */
  failed?: (error: Error) => ReactNode
  children: (data: T) => ReactNode
}

/**
 * A part of a page that reads: loading, offline, failed with Retry, or shown. What was read once
 * stays on screen whatever happens to the network afterwards; what stands there while other data is on
 * its way is marked as such.
 */
export function QueryBoundary<T>({
  query,
  rows,
  isLine = false,
  failed,
  children,
}: QueryBoundaryProps<T>) {
  // Retry keeps its button, and so the focus, until there is an answer.
  const [failure, setFailure] = useState<Error | null>(null)
  const retryFailed = useRetryFailed()
  if (query.data !== undefined) {
    return (
      <div
        aria-busy={query.isPlaceholderData || undefined}
        className={query.isPlaceholderData ? styles.stale : undefined}
      >
        {children(query.data)}
      </div>
    )
  }
  if (query.fetchStatus === 'paused') return <OfflineState />
  const shown = query.fetchStatus === 'idle' ? query.error : failure
  if (shown !== null) {
    const retry = () => {
      setFailure(shown)
      retryFailed()
    }
    return (
      failed?.(shown) || <FailedState isLine={isLine} busy={query.isFetching} onRetry={retry} />
    )
  }
  return <LoadingState isLine={isLine} {...(rows !== undefined && { rows })} />
}
