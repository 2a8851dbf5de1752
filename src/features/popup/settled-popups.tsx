import { useIsFetching, type Query } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { idle } from '#lib/when.ts'
import { lazyExtra } from '#ui/feedback/optional.tsx'
import { useWhen } from '#ui/when/use-when.ts'

/** The time without a press before a popup may cover a page that the visitor does not scroll. */
const settledMs = 6000

/** Matches queries without data. A refetch of data that is already shown doesn't count. */
const pendingQueries = { predicate: ({ state }: Query) => state.data === undefined }

/**
 * Returns true once the visitor has scrolled the loaded page, or has pressed nothing for 6 s, so that no popup opens
 * under a finger; never for a prerender agent. Both count from the time at which the popups are no longer delayed.
 */
export function useSettledPage(isDelayed: boolean): boolean {
  const isIdle = useWhen(idle)
  const isFetching = useIsFetching(pendingQueries) > 0
  const [isSettled, setSettled] = useState(false)
  // Waits for the first scroll or the timer.
  useEffect(() => {
    if (!isIdle || isFetching || isDelayed) return undefined
    const settle = () => setSettled(true)
    let timer = setTimeout(settle, settledMs)
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(settle, settledMs)
    }
    window.addEventListener('scroll', settle, { once: true, passive: true })
    window.addEventListener('pointerdown', restart)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', settle)
      window.removeEventListener('pointerdown', restart)
    }
  }, [isIdle, isFetching, isDelayed])
  return isSettled && !isDelayed
}

// Loaded when there may be a popup to show.
const PopupLoader = lazyExtra(async () => (await import('./popup-loader.tsx')).PopupLoader)

/** Renders the popups of the main page once the visitor has read it for a while. */
export function SettledPopups({ isDelayed }: { isDelayed: boolean }) {
  const isSettled = useSettledPage(isDelayed)
  return isSettled && <PopupLoader />
}
