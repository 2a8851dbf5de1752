import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False at prerender and while a prerendered page is hydrated, true afterwards and on every fresh
 * render: what depends on the device is shown only then, so that the first render always matches.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
