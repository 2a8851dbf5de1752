import { createContext } from 'react'

/**
 * Called when a page is rendered or hydrated. React hydrates the router's outlet after the root, so an
 * effect of the root would be too early.
 */
export const PageShown = createContext<() => void>(() => undefined)
