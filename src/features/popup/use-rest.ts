import { useIsFetching, type Query } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { idle } from '#lib/when.ts'
import { useWhen } from '#ui/when/use-when.ts'

/** A visitor sees the page before anything comes over it. */
const restMs = 3000

/** What is shown already is no reason to wait, even where it is asked for again. */
const unread = { predicate: ({ state }: Query) => state.data === undefined }

/**
 * True once the page has been idle, has all that it asked for, and has then stood for 3 s; never for a
 * prerender agent.
 */
export function useRest(): boolean {
  const isIdle = useWhen(idle)
  const isFetching = useIsFetching(unread) > 0
  const [rested, setRested] = useState(false)
  // Waits for the visitor to have seen the page.
  useEffect(() => {
    if (!isIdle || isFetching) return undefined
    const timer = setTimeout(() => setRested(true), restMs)
    return () => clearTimeout(timer)
  }, [isIdle, isFetching])
  return rested
}
