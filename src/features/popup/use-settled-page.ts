import { useIsFetching, type Query } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { idle } from '#lib/when.ts'
import { useWhen } from '#ui/when/use-when.ts'

/** Idle time before a popup may cover the page. */
const settledMs = 3000

/** Matches queries without data. A refetch of data that is already shown doesn't count. */
const pendingQueries = { predicate: ({ state }: Query) => state.data === undefined }

/** Returns true once the page has been idle and fully loaded for 3 s; never for a prerender agent. */
export function useSettledPage(): boolean {
  const isIdle = useWhen(idle)
  const isFetching = useIsFetching(pendingQueries) > 0
  const [rested, setRested] = useState(false)
  // Starts the timer when the page is idle and loaded.
  useEffect(() => {
    if (!isIdle || isFetching) return undefined
    const timer = setTimeout(() => setRested(true), settledMs)
    return () => clearTimeout(timer)
  }, [isIdle, isFetching])
  return rested
}
