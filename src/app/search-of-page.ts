import { createBrowserHistory } from '@tanstack/react-router'
import type { AppRouter } from './router.tsx'

/**
 * Returns a history that hides the search params of the URL until `showSearch`. A prerendered page does
 * not know them. Hydrated without them, its fields stay with their text, focus and open composition.
 * @param isPrerendered false if there is nothing to hydrate
 */
export function searchOfPage(isPrerendered: boolean) {
  let isHidden = isPrerendered && window.location.search !== ''
  const history = createBrowserHistory({
    parseLocation: () => {
      const { pathname, hash } = window.location
      const search = isHidden ? '' : window.location.search
      // The browser's own entry for a link to an anchor has no state.
      const state = window.history.state ?? { __TSR_index: 0, key: hash, __TSR_key: hash }
      return { href: pathname + search + hash, pathname, search, hash, state }
    },
  })

  /** Renders the page of the search params, as a navigation does. */
  async function showSearch(router: AppRouter): Promise<void> {
    if (!isHidden) return
    isHidden = false
    await router.navigate({
      to: '.',
      search: () => router.options.parseSearch(window.location.search),
      hash: true,
      state: true,
      replace: true,
      resetScroll: false,
      viewTransition: false,
    })
  }

  return { history, showSearch }
}
