import { useState, useSyncExternalStore } from 'react'

function onScroll(callBack: () => void): () => void {
  window.addEventListener('scroll', callBack, { passive: true })
  return () => window.removeEventListener('scroll', callBack)
}

const isScrolled = () => window.scrollY > 0
const notYet = () => false
const yes = () => true
/** Once it is known, nothing can change it. */
const never = () => () => undefined

/** True once the visitor has begun to go through the page, and from then on; false at the first render. */
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

/** True where all of the page is in sight, so that nobody will ever scroll it. */
export const isAllInSight = (): boolean =>
  document.documentElement.scrollHeight <= document.documentElement.clientHeight
