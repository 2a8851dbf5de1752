import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import {
  createRouter,
  lazyRouteComponent,
  type AnyRouter,
  type RouterHistory,
} from '@tanstack/react-router'
import { createPrefetch } from '#api/prefetch.ts'
import type { Lang } from '#i18n/lang.ts'
import { MessageText } from '#i18n/message-text.tsx'
import { RouteFailed } from '#layouts/route-failed.tsx'
import { parseSearchString, stringifySearch } from '#lib/search-string.ts'
import { idle } from '#lib/when.ts'
import { Hydration } from '#ui/when/hydration.tsx'
import { isHydrating } from './hydration.ts'
import { routeTree } from './routeTree.gen.ts'
import { viewTransition } from './view-transition.ts'

export interface AppParts {
  lang: Lang
  queryClient: QueryClient
  /** In memory at prerender and in tests; the browser's own by default. */
  history?: RouterHistory
}

/**
 * Preloads pages once the browser is idle, and not after a navigation: a tap would wait until each script of the page
 * is requested, since links preload in its `touchstart`. The router can delay a preload only for a mouse.
 */
function preloadWhenIdle(router: AnyRouter): void {
  const preload = router.preloadRoute
  router.preloadRoute = async (options) => {
    const from = router.latestLocation
    await new Promise<void>(idle)
    return router.latestLocation === from ? preload(options) : undefined
  }
}

/** Creates the router of one document. A document has one language, which is the base path. */
export function createAppRouter({ lang, queryClient, history }: AppParts) {
  const router = createRouter({
    routeTree,
    basepath: `/${lang}`,
    ...(history && { history }),
    context: { prefetch: createPrefetch(queryClient, isHydrating) },
    // Like the host, which responds to `/en/COUPON` with 404.
    caseSensitive: true,
    parseSearch: parseSearchString,
    stringifySearch,
    defaultPreload: 'intent',
    // Query is the only cache (docs/decisions/0004-queries.md).
    defaultPreloadStaleTime: 0,
    // A loader only starts its reads: a background run would render the page twice more.
    defaultStaleReloadMode: 'blocking',
    defaultErrorComponent: RouteFailed,
    defaultNotFoundComponent: lazyRouteComponent(
      () => import('#layouts/not-found-page.tsx'),
      'NotFoundPage',
    ),
    // RouteFocus handles scrolling after a navigation, because tabs keep the position.
    scrollRestoration: import.meta.env.SSR ? false : () => false,
    defaultViewTransition: viewTransition(),
    Wrap: ({ children }) => (
      <I18nProvider i18n={i18n} defaultComponent={MessageText}>
        <QueryClientProvider client={queryClient}>
          <Hydration>{children}</Hydration>
        </QueryClientProvider>
      </I18nProvider>
    ),
  })
  preloadWhenIdle(router)
  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
