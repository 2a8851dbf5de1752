import type { ParsedLocation } from '@tanstack/react-router'
import { keepsPlace } from '#layouts/route-focus.tsx'
import { wantsNoMotion } from '#lib/preferences.ts'

/** Returns true for a list, or the main page, and one of its details, in either direction. */
export function isListAndDetail(from: string, to: string): boolean {
  const [list, detail] = from.length < to.length ? [from, to] : [to, from]
  return list === '/'
    ? /\/\d+$/.test(detail)
    : detail.startsWith(`${list}/`) && /^\d+$/.test(detail.slice(list.length + 1))
}

interface LocationChange {
  fromLocation?: ParsedLocation
  toLocation: ParsedLocation
}

/**
 * Animates every change of the page, if the visitor allows motion. Between a list or the main page and a detail the
 * artwork moves as well. Tabs and search params change in place.
 */
const types = ({ fromLocation: from, toLocation: to }: LocationChange) => {
  if (from === undefined || from.pathname === to.pathname) return false
  if (keepsPlace(from, to) || wantsNoMotion()) return false
  return [isListAndDetail(from.pathname, to.pathname) ? 'detail' : 'page']
}

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
