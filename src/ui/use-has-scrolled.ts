import { useState, useSyncExternalStore } from 'react'

function onScroll(callBack: () => void): () => void {
  window.addEventListener('scroll', callBack, { passive: true, once: true })
  return () => window.removeEventListener('scroll', callBack)
}

const isScrolled = () => window.scrollY > 0
const notYet = () => false

/** True once the visitor has begun to go through the page, and from then on; false at the first render. */
export function useHasScrolled(): boolean {
  const isDown = useSyncExternalStore(onScroll, isScrolled, notYet)
  const [hasBegun, setHasBegun] = useState(false)
  if (isDown && !hasBegun) setHasBegun(true)
  return isDown || hasBegun
}

/** True where all of the page is in sight, so that nobody will ever scroll it. */
export const isAllInSight = (): boolean =>
  document.documentElement.scrollHeight <= document.documentElement.clientHeight
