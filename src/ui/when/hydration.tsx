import { useHydrated as useRouterHydrated } from '@tanstack/react-router'
import { createContext, use, useDeferredValue, useSyncExternalStore, type ReactNode } from 'react'

const HydratedContext = createContext(true)

/**
 * Tells the app that a prerendered page is hydrated. All that depends on it is rendered in one transition: React renders
 * `useSyncExternalStore` in one long task.
 */
export function Hydration({ children }: { children: ReactNode }) {
  const isHydrated = useDeferredValue(useRouterHydrated())
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>
}

/**
 * Returns false while a prerendered page is hydrated, so that the first render always matches; also in a component that
 * is new in the page, for which the router's `useHydrated` is true.
 */
export const useHydrated = (): boolean => use(HydratedContext)

/**
 * Returns what only the browser knows, as `useSyncExternalStore` does.
 * @param assumed what is rendered until a prerendered page is hydrated
 */
export function useFromBrowser<T>(
  subscribe: (listener: () => void) => () => void,
  current: () => T,
  assumed: () => T,
): T {
  return useSyncExternalStore(subscribe, useHydrated() ? current : assumed, assumed)
}
