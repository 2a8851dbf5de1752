import { useIsFetching, type Query } from '@tanstack/react-query'
import { useEffect, useState, Suspense } from 'react'
import { idle } from '#lib/when.ts'
import { lazyExtra, Optional } from '#ui/feedback/optional.tsx'
import { useWhen } from '#ui/when/use-when.ts'

/** The time before a popup may cover a page that the visitor does not scroll. */
const settledMs = 6000

/** Matches queries without data. A refetch of data that is already shown doesn't count. */
const pendingQueries = { predicate: ({ state }: Query) => state.data === undefined }

/**
 * Returns true once the visitor has scrolled the loaded page, or has looked at it for 6 s; never for a prerender
 * agent. Both count from the time at which the page is no longer held.
 */
export function useSettledPage(isHeld: boolean): boolean {
  const isIdle = useWhen(idle)
  const isFetching = useIsFetching(pendingQueries) > 0
  const [isSettled, setSettled] = useState(false)
  // Waits for the first scroll or the timer.
  useEffect(() => {
    if (!isIdle || isFetching || isHeld) return undefined
    const settle = () => setSettled(true)
    const timer = setTimeout(settle, settledMs)
    window.addEventListener('scroll', settle, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', settle)
    }
  }, [isIdle, isFetching, isHeld])
  return isSettled && !isHeld
}

// Loaded lazily: popups are not part of the first load.
const PopupLoader = lazyExtra(async () => (await import('./popup-loader.tsx')).PopupLoader)

interface PopupsProps {
  /** True while something else waits for the visitor. */
  isHeld: boolean
}

/** Renders the popups of the main page once the visitor has had a look at it. */
export function Popups({ isHeld }: PopupsProps) {
  const isSettled = useSettledPage(isHeld)
  return (
    isSettled && (
      <Optional>
        <Suspense>
          <PopupLoader />
        </Suspense>
      </Optional>
    )
  )
}
