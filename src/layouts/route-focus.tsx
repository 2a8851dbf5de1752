import { useRouter, type ParsedLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadTwice } from '#lib/load-error.ts'
import { entryKey, isBack } from '#lib/router-internals.ts'
import { clientNavigationHref } from '#ui/link/own-links.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry is another tab of the page, or a dialog over it: the scroll position stays. */
    keepScroll?: boolean
  }
}

/** Returns true for a navigation to or back from a tab or a dialog. */
function keepsScroll(from: ParsedLocation, to: ParsedLocation): boolean {
  return (isBack(from, to) ? from : to).state.keepScroll ?? false
}

/** Returns the decoded hash of a link. Editors may write one that cannot be decoded. */
function hashOf(href: string): string {
  const hash = /#(.*)$/s.exec(href)?.[1] ?? ''
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

/** The position that the visitor left, by the key of its history entry. */
const positionsLeft = new Map<string, { scrollY: number; focused: Element | null }>()

/**
 * Scrolls to the top after a route change (docs/product.md#languages-and-urls) and moves the focus to the heading, so
 * that keyboards and screen readers continue at the top as well (WCAG 2.2 SC 2.4.3). A change of search params is not a
 * route change. A link with a hash leads to its target instead, and Back from there on the same page to the position of
 * the link.
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
    // WebKit restores the scroll position of a page from the back/forward cache after `pageshow`, when the
    // router is already in manual mode. The first click is late enough.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      leave()
      window.addEventListener('click', manual, { capture: true, once: true })
    }
    let reaching: AbortController | undefined
    const reach = async (hash: string) => {
      reaching?.abort()
      const ended = new AbortController()
      reaching = ended
      document.getElementById(hash)?.scrollIntoView({ behavior: 'instant' })
      try {
        const { reachTarget } = await loadTwice(() => import('./hash-target.ts'))
        reachTarget(hash, ended)
      } catch (failure) {
        console.warn('The focus could not be moved to the target of a link', failure)
      }
    }
    // The router would add an entry for a link to the current URL, and does not know of links like `#steps`.
    const onClick = (event: MouseEvent) => {
      const href = clientNavigationHref(event)
      const hash = hashOf(href ?? '')
      if (href === null || hash === '') return
      const { hash: shown, publicHref } = router.latestLocation
      const isHere = href.startsWith('#')
      if (!isHere && href !== publicHref) return
      event.preventDefault()
      if (shown === hash) void reach(hash)
      else void router.navigate({ to: '.', search: true, hash })
    }
    manual()
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', onPageShow)
    window.addEventListener('click', onClick, { capture: true })
    // The browser has looked for the target before it was rendered.
    const { hash: first } = router.latestLocation
    if (first !== '' && document.getElementById(first) === null) void reach(first)
    let scrollY = 0
    const endBefore = router.subscribe('onBeforeLoad', (event) => {
      scrollY = window.scrollY
      if (event.fromLocation === undefined) return
      if (event.pathChanged || event.hashChanged) reaching?.abort()
      positionsLeft.set(entryKey(event.fromLocation), { scrollY, focused: document.activeElement })
    })
    const endAfter = router.subscribe('onRendered', (event) => {
      const { fromLocation, toLocation, pathChanged, hashChanged } = event
      if (fromLocation === undefined || !(pathChanged || hashChanged)) return
      // A link that replaces its entry, as those of answers do, leads to its target.
      const isReplaced = fromLocation.state.__TSR_index === toLocation.state.__TSR_index
      const position =
        pathChanged || isReplaced ? undefined : positionsLeft.get(entryKey(toLocation))
      const isScrollPreserved = pathChanged && keepsScroll(fromLocation, toLocation)
      if (position) {
        window.scrollTo({ top: position.scrollY, behavior: 'instant' })
        if (position.focused instanceof HTMLElement) position.focused.focus({ preventScroll: true })
      } else if (toLocation.hash !== '') {
        void reach(toLocation.hash)
      } else if (pathChanged || fromLocation.searchStr === toLocation.searchStr) {
        // The router has just scrolled to the top, as it does after every navigation back.
        window.scrollTo({ top: isScrollPreserved ? scrollY : 0, behavior: 'instant' })
        if (!isScrollPreserved)
          document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
      }
    })
    return () => {
      leave()
      reaching?.abort()
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', onPageShow)
      window.removeEventListener('click', onClick, { capture: true })
      endBefore()
      endAfter()
    }
  }, [router])
  return null
}
