import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Returns false at prerender and while a prerendered page is hydrated, true afterwards and on every
 * client render. Device-dependent content waits for it, so that the first render always matches.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
