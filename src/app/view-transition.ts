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

/** A list turns into its detail and back, if the visitor wants motion; all else changes at once. */
const types = ({ fromLocation, toLocation }: LocationChange) =>
  fromLocation !== undefined &&
  isListAndDetail(fromLocation.pathname, toLocation.pathname) &&
  !wantsNoMotion()
    ? ['detail']
    : false

/**
 * Returns the view transition of the router. Browsers without transition types have none: the router
 * would animate each of their navigations.
 */
export const viewTransition = () =>
  typeof CSS === 'object' &&
  CSS.supports('selector(:active-view-transition-type(detail))') && { types }
