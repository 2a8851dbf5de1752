import { useRouter, type ParsedLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isBack } from '#lib/router-internals.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry is another tab of the page, or a dialog over it: the scroll position stays. */
    keepPlace?: boolean
  }
}

/** Returns true for a navigation to or back from a tab or a dialog. */
function keepsPlace(from: ParsedLocation, to: ParsedLocation): boolean {
  return (isBack(from, to) ? from : to).state.keepPlace ?? false
}

/**
 * After a route change, scrolls to the top (docs/product.md#languages-and-urls) and moves the focus
 * to the heading, so that keyboards and screen readers continue at the top as well (WCAG 2.2 SC
 * 2.4.3). A change of search params is not a route change.
 */
export function RouteFocus() {
  const router = useRouter()
  // Runs after the router's navigations.
  useEffect(() => {
    // The browser would scroll the old page before the new one renders. It may only restore the
    // position of a document that is reloaded.
    const restore = (by: ScrollRestoration) => () => {
      window.history.scrollRestoration = by
    }
    const leave = restore('auto')
    const manual = restore('manual')
    // WebKit restores the position of a page from the back/forward cache after `pageshow`, in which the
    // router has taken over. It has restored it before the visitor follows a link.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      leave()
      window.addEventListener('click', manual, { capture: true, once: true })
    }
    manual()
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', onPageShow)
    let scrollY = 0
    const endBefore = router.subscribe('onBeforeLoad', () => {
      scrollY = window.scrollY
    })
    const endAfter = router.subscribe('onRendered', (event) => {
      const { fromLocation, toLocation, pathChanged } = event
      if (fromLocation === undefined || !pathChanged || toLocation.hash !== '') return
      const isKept = keepsPlace(fromLocation, toLocation)
      // The router has just scrolled to the top, as it does after every navigation back.
      window.scrollTo({ top: isKept ? scrollY : 0, behavior: 'instant' })
      if (!isKept) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    })
    return () => {
      leave()
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', onPageShow)
      endBefore()
      endAfter()
    }
  }, [router])
  return null
}
