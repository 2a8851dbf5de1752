import { useRouter, type ParsedLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Another tab, or a dialog over the page: no change of route, so its place is kept. */
    keepPlace?: boolean
  }
}

/** True on the way to a tab or a dialog, and on the way back from one. */
function keepsPlace(from: ParsedLocation, to: ParsedLocation): boolean {
  const isBack = to.state.__TSR_index < from.state.__TSR_index
  return (isBack ? from : to).state.keepPlace ?? false
}

/**
 * After a route change: scrolled to the top (docs/product.md#languages-and-urls), the focus on the heading, so that a
 * keyboard and a screen reader begin where the eye does (WCAG 2.4.3). A search param is no route change.
 */
export function RouteFocus() {
  const router = useRouter()
  // Keeps in step with the router's navigations.
  useEffect(() => {
    // The browser would move the page that is shown before the next one renders. It restores the
    // position of a document that is loaded again.
    const restore = (by: ScrollRestoration) => () => {
      window.history.scrollRestoration = by
    }
    const leave = restore('auto')
    const enter = restore('manual')
    enter()
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', enter)
    let place = 0
    const endBefore = router.subscribe('onBeforeLoad', () => {
      place = window.scrollY
    })
    const endAfter = router.subscribe('onRendered', (event) => {
      const { fromLocation, toLocation, pathChanged } = event
      if (fromLocation === undefined || !pathChanged || toLocation.hash !== '') return
      const isKept = keepsPlace(fromLocation, toLocation)
      // The router has just scrolled to the top, which it does after every step back.
      window.scrollTo({ top: isKept ? place : 0, behavior: 'instant' })
      if (!isKept) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    })
    return () => {
      leave()
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', enter)
      endBefore()
      endAfter()
    }
  }, [router])
  return null
}
