import type { QueryClient } from '@tanstack/react-query'
import { createBrowserHistory, type RegisteredRouter } from '@tanstack/react-router'
import { hydrateAsPrerendered, historyState } from '#lib/router-internals.ts'
import { idle } from '#lib/when.ts'
import type { PageQuery } from './data-block.ts'

// A prerendered page becomes the app (docs/decisions/0013-hydration.md): its data, its search params, its head.

let isPageHydrating = false

/**
 * Returns true from the first load of a prerendered page until the browser is idle, or until the visitor navigates.
 * Meanwhile loaders read nothing and stale data is not refetched: requests would compete with the hydration, and a
 * response would make the first render differ from the server's.
 */
export const isHydrating = (): boolean => isPageHydrating

/** Loads a prerendered page with its data, which is as old as the build, for the first render. */
export async function loadPrerendered(
  router: RegisteredRouter,
  queryClient: QueryClient,
  queries: readonly PageQuery[],
): Promise<void> {
  isPageHydrating = true
  for (const { queryKey, data, dataUpdatedAt } of queries) {
    queryClient.setQueryData(queryKey, data, { updatedAt: dataUpdatedAt })
  }
  hydrateAsPrerendered(router)
  await router.load()
  router.subscribe('onBeforeLoad', () => {
    isPageHydrating = false
  })
}

/**
 * Refetches stale data of mounted queries once the browser is idle. The old data is shown
 * meanwhile.
 */
export function revalidateWhenIdle(queryClient: QueryClient): void {
  idle(() => {
    isPageHydrating = false
    void queryClient.refetchQueries({ type: 'active', stale: true })
  })
}

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
      return { href: pathname + search + hash, pathname, search, hash, state: historyState() }
    },
  })

  /** Renders the page of the search params, as a navigation does. */
  async function showSearch(router: RegisteredRouter): Promise<void> {
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

/** Elements with equal identities replace each other: a page has one title and one link to each language. */
const identity = (element: Element) =>
  [
    element.localName,
    ...['rel', 'hreflang', 'name', 'property'].map((name) => element.getAttribute(name)),
  ].join(' ')

/**
 * Returns a function that removes the prerendered elements of `<head>` (between two marks) that React
 * has rendered again. A page that is rendered instead of hydrated writes its own title and tags, which
 * would be duplicates.
 */
export function prerenderedHead(page: Document): () => void {
  const nodes = [...page.head.childNodes]
  const mark = (text: string) =>
    nodes.findIndex((node) => node.nodeType === Node.COMMENT_NODE && node.nodeValue === text)
  const prerendered = nodes
    .slice(mark('head') + 1, mark('/head'))
    .filter((node) => node instanceof Element)
  return () => {
    const own = [...page.head.children].filter((element) => !prerendered.includes(element))
    const rendered = new Set(own.map(identity))
    for (const element of prerendered) if (rendered.has(identity(element))) element.remove()
  }
}

/**
 * Removes the elements that password managers insert next to fields, which the page does not have for React
 * (docs/decisions/0016-shared-dom.md). Nearly all are custom elements, of which the site has none.
 */
export function removeForeignElements(root: Element): void {
  for (const element of root.querySelectorAll('*')) {
    if (element.localName.includes('-') || element.hasAttribute('data-lastpass-icon-root'))
      element.remove()
  }
}
