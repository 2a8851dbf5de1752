import { wantsNoMotion } from '#lib/motion.ts'

/** Returns true for a list and one of its details, in either direction. */
export function isListAndDetail(from: string, to: string): boolean {
  const [list, detail] = from.length < to.length ? [from, to] : [to, from]
  return detail.startsWith(`${list}/`) && /^\d+$/.test(detail.slice(list.length + 1))
}

interface LocationChange {
  fromLocation?: { pathname: string }
  toLocation: { pathname: string }
}

/**
 * Animates between a list and its detail, in both directions, if the visitor allows motion; all
 * other navigations are immediate.
 */
const types = ({ fromLocation, toLocation }: LocationChange) =>
  fromLocation !== undefined &&
  isListAndDetail(fromLocation.pathname, toLocation.pathname) &&
  !wantsNoMotion()
    ? ['detail']
    : false

/**
 * Keeps skipped transitions out of the console: the router leaves their promises unhandled, and the
 * browser skips one when the next begins or the page is hidden.
 */
function ignoreSkippedTransitions(): void {
  window.addEventListener(
    'unhandledrejection',
    (event) => {
      const { reason }: { reason: unknown } = event
      if (!(reason instanceof DOMException)) return
      if (!reason.message.startsWith('Transition was skipped')) return
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
  ignoreSkippedTransitions()
  return { types }
}
