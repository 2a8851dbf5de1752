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
 * After a route change: scrolled to the top (spec section 2), the focus on the heading, so that a
 * keyboard and a screen reader begin where the eye does (WCAG 2.4.3). A search param is no route change.
 */
export function RouteFocus() {
  const router = useRouter()
  // Keeps in step with the router's navigations.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged || toLocation.hash !== '') return
        if (keepsPlace(fromLocation, toLocation)) return
        window.scrollTo({ top: 0, behavior: 'instant' })
        document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
      }),
    [router],
  )
  return null
}
