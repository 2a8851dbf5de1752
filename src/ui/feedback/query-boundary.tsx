import { useQueryClient, type Query, type UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import styles from './states.module.css'
import { FailedState, LoadingState, OfflineState } from './states.tsx'

const hasFailed = ({ state }: Query) => state.status === 'error'

/**
 * Returns a function that refetches all failed reads of this page, so that one click recovers them
 * all.
 */
export function useRetryFailed(): () => void {
  const client = useQueryClient()
  return () => void client.refetchQueries({ type: 'active', predicate: hasFailed })
}

interface QueryBoundaryProps<T> {
  query: UseQueryResult<T>
  /** Rows of the loading state, which reserve the size of the section. */
  rows?: number
  /** True if the section is one line high, in its loading and error states as well. */
  isLine?: boolean
  /** Renders the error message in place of the general one. */
  failed?: (error: Error) => ReactNode
  children: (data: T) => ReactNode
}

/**
 * Renders a section that reads data: loading, offline, failed with Retry, or shown. Data that was
 * read once stays on the screen if the network fails later. While other data loads, the old content
 * is marked as stale.
 */
export function QueryBoundary<T>({
  query,
  rows,
  isLine = false,
  failed,
  children,
}: QueryBoundaryProps<T>) {
  // A refetch resets the error. The message of each failed section stays until a response arrives: its
  // Retry keeps the focus, and the others do not turn into placeholders and back.
  const [failure, setFailure] = useState(query.error)
  if (query.error !== null && query.error !== failure) setFailure(query.error)
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
  // The query may be another one than that which failed.
  const shown = query.error ?? (query.errorUpdateCount > 0 ? failure : null)
  if (shown !== null) {
    return (
      failed?.(shown) || (
        <FailedState isLine={isLine} busy={query.isFetching} onRetry={retryFailed} />
      )
    )
  }
  return <LoadingState isLine={isLine} {...(rows !== undefined && { rows })} />
}
