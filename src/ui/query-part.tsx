import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailedState, LoadingState, OfflineState } from './states.tsx'

interface QueryPartProps<T> {
  query: UseQueryResult<T>
  /** Rows of the loading state: the size that the part will have. */
  rows?: number
  /** What to say when it failed, in place of the general sentence. */
  failed?: (error: Error) => ReactNode
  children: (data: T) => ReactNode
}

/**
 * A part of a page that reads: loading, offline, failed with Retry, or shown. What was read once
 * stays on screen whatever happens to the network afterwards.
 */
export function QueryPart<T>({ query, rows, failed, children }: QueryPartProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.fetchStatus === 'paused') return <OfflineState />
  if (query.isError && query.fetchStatus === 'idle') {
    return failed?.(query.error) || <FailedState onRetry={() => void query.refetch()} />
  }
  return <LoadingState {...(rows !== undefined && { rows })} />
}
