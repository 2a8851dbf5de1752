import { useEffect, useState, type RefObject } from 'react'

/** Returns whether an element is in view; `true` until it is known. */
export function useInView(ref: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(true)
  // Follows the element.
  useEffect(() => {
    const node = ref.current
    if (!node || typeof IntersectionObserver !== 'function') return undefined
    const observer = new IntersectionObserver(([entry]) => {
      setInView(entry?.isIntersecting ?? true)
    })
    observer.observe(node)
    return () => observer.disconnect()
  }, [ref])
  return isInView
}
