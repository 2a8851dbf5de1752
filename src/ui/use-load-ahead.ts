import { useRouter, type AnyRouter, type LinkProps } from '@tanstack/react-router'
import { useEffect, type RefObject } from 'react'
import { useHasScrolled } from './use-has-scrolled.ts'
import { useSavingData } from './use-saving-data.ts'

/**
 * Loads where a link leads once it is in view, so that the way on that most will take is there before it
 * is pressed (bars, "next view"); who only looks at the first screen, or saves data, does not pay for it.
 */
export function useLoadAhead(link: RefObject<Element | null>, way: LinkProps | undefined): void {
  const router: AnyRouter = useRouter()
  const savesData = useSavingData()
  const hasScrolled = useHasScrolled()
  const isAhead = hasScrolled && savesData === false
  // Watches the link; a way made anew is the same way.
  useEffect(() => {
    if (!isAhead || !link.current || !way) return undefined
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        void router.preloadRoute(way)
      },
      { rootMargin: '100px' },
    )
    watch.observe(link.current)
    return () => watch.disconnect()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAhead, router, link])
}
