import { wantsNoMotion } from '#lib/preferences.ts'

/** Returns true for a list, or the main page, and one of its details or the members, in either direction. */
export function isListAndDetail(from: string, to: string): boolean {
  const [list, detail] = from.length < to.length ? [from, to] : [to, from]
  return list === '/'
    ? /\/(?:\d+|members)$/.test(detail)
    : detail.startsWith(`${list}/`) && /^\d+$/.test(detail.slice(list.length + 1))
}

interface LocationChange {
  fromLocation?: { pathname: string }
  toLocation: { pathname: string }
}

/**
 * Animates between a list or the main page and a detail or the members, in both directions, if the visitor allows
 * motion. All other navigations are immediate: the snapshot of the old page takes 110 to 140 ms of a CPU slowed 4x.
 */
const types = ({ fromLocation, toLocation }: LocationChange) =>
  fromLocation !== undefined &&
  isListAndDetail(fromLocation.pathname, toLocation.pathname) &&
  !wantsNoMotion()
    ? ['detail']
    : false

/**
 * Returns true for the error of a transition that the browser gave up: the next one began, the page is hidden,
 * or the device was too slow. The page itself has changed all the same.
 */
export function isGivenUp(reason: unknown): boolean {
  return (
    reason instanceof DOMException &&
    /^(?:Abort|InvalidState|Timeout)Error$/.test(reason.name) &&
    /\btransition was\b/i.test(reason.message)
  )
}

/** Keeps transitions that were given up out of the console: the router leaves their promises unhandled. */
function ignoreGivenUpTransitions(): void {
  window.addEventListener(
    'unhandledrejection',
    (event) => {
      if (!isGivenUp(event.reason)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )
}

/**
 * Returns the view transition of the router, or `false` in browsers without transition types: there
 * the router would animate every navigation.
 */
export function viewTransition() {
  const hasTypes =
    typeof CSS === 'object' && CSS.supports('selector(:active-view-transition-type(detail))')
  if (!hasTypes) return false
  ignoreGivenUpTransitions()
  return { types }
}
