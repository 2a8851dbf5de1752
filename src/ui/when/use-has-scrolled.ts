import { useState, useSyncExternalStore } from 'react'

function onScroll(callBack: () => void): () => void {
  window.addEventListener('scroll', callBack, { passive: true })
  return () => window.removeEventListener('scroll', callBack)
}

const isScrolled = () => window.scrollY > 0
const notYet = () => false
const yes = () => true
/** Once true, the value never changes. */
const never = () => () => undefined

/** Returns true once the visitor has scrolled, and from then on; false at the first render. */
export function useHasScrolled(): boolean {
  const [hasBegun, setHasBegun] = useState(false)
  const isDown = useSyncExternalStore(
    hasBegun ? never : onScroll,
    hasBegun ? yes : isScrolled,
    notYet,
  )
  if (isDown && !hasBegun) setHasBegun(true)
  return isDown
}

/** Returns true if the whole page fits into the window, so that it cannot be scrolled. */
export const isAllInSight = (): boolean =>
  document.documentElement.scrollHeight <= document.documentElement.clientHeight
