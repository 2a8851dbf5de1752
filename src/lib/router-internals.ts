import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { tabStorage } from './storage.ts'

// The private parts of the router that the site uses. Check them when the router is updated.

/**
 * Makes the first client render equal to the prerendered page: the server renders without a Suspense
 * boundary around each match. The router has no public option for hydration outside of TanStack Start.
 */
export function hydrateAsPrerendered(router: AnyRouter): void {
  router.ssr = { manifest: undefined }
}

/** Returns the state of the current history entry. The browser's own entry for a link to an anchor has none. */
export function historyState(): ParsedLocation['state'] {
  const { hash } = window.location
  return window.history.state ?? { __TSR_index: 0, key: hash, __TSR_key: hash }
}

/** Returns the key of a history entry. The router gives the first one its key only after it has read its location. */
export function entryKey({ state, hash }: ParsedLocation): string {
  return state.__TSR_index === 0 ? hash : (state.__TSR_key ?? hash)
}

/** Returns true if the visitor went back. */
export function isBack(from: ParsedLocation, to: ParsedLocation): boolean {
  return to.state.__TSR_index < from.state.__TSR_index
}

/**
 * Keeps the router from reloading the document after code failed to load: it reloads once for each error, and
 * keeps a record under this key.
 */
export function preventReload(message: string): void {
  // Without storage the router does not reload.
  tabStorage.setItem(`tanstack_router_reload:${message}`, '1')
}

/** The parts of the router that resolve paths. */
export type KnownRoutes = Pick<AnyRouter, 'basepath' | 'getMatchedRoutes'>

/** Returns true if a path without the language prefix has a page. */
export function hasPage(routes: KnownRoutes, path: string): boolean {
  const [, , route] = routes.getMatchedRoutes(path)
  return route !== undefined && route.options.staticData?.notFound !== true
}
