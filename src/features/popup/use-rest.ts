import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useIdle } from '#ui/use-idle.ts'

/** A visitor sees the page before anything comes over it. */
const restMs = 3000

/**
 * True once the page has been idle, has all that it asked for, and has then stood for 3 s; never for a
 * prerender agent.
 */
export function useRest(): boolean {
  const isIdle = useIdle()
  const isFetching = useIsFetching() > 0
  const [rested, setRested] = useState(false)
  // Waits for the visitor to have seen the page.
  useEffect(() => {
    if (!isIdle || isFetching) return undefined
    const timer = setTimeout(() => setRested(true), restMs)
    return () => clearTimeout(timer)
  }, [isIdle, isFetching])
  return rested
}
