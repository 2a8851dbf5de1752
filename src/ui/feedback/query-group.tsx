import type { UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { FailedState } from './states.tsx'
import { useRetryFailed } from './use-retry-failed.ts'

interface QueryGroupProps {
  /** The queries of the sections. */
  reads: readonly Pick<UseQueryResult, 'data' | 'isError' | 'isFetching'>[]
  /** True if the page already shows a Retry, which refetches these sections as well. */
  hasRetry?: boolean
  children: ReactNode
}

/** Renders sections that each read data, or one message with Retry if every read has failed. */
export function QueryGroup({ reads, hasRetry = false, children }: QueryGroupProps) {
  const retryFailed = useRetryFailed()
  // Retry keeps its button, and so the focus, until a section has data.
  const [isRetried, setRetried] = useState(false)
  const hasData = reads.some(({ data }) => data !== undefined)
  const haveAllFailed = reads.every(({ isError }) => isError)
  if (hasData || (!haveAllFailed && !isRetried)) return children
  if (hasRetry) return null
  const retry = () => {
    setRetried(true)
    retryFailed()
  }
  return <FailedState busy={reads.some(({ isFetching }) => isFetching)} onRetry={retry} />
}
