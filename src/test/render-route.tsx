import { i18n } from '@lingui/core'
import { createMemoryHistory, Outlet, RouterProvider } from '@tanstack/react-router'
import { createStore, Provider } from 'jotai'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#app/query-client.ts'
import { createAppRouter } from '#app/router.tsx'
import { activateLang } from '#i18n/catalog.ts'
import { sessionDeadline } from '#features/session/session.queries.ts'
import { langPrefix, type Lang } from '#i18n/lang.ts'
import { Route as eventRoute } from '#routes/_event.tsx'
import { Route as mainRoute } from '#routes/_main.tsx'
import { Route as policyRoute } from '#routes/_policy.tsx'

/** The layouts with a header and a footer. */
const layouts = [eventRoute, mainRoute, policyRoute].map((route) => ({
  route,
  component: route.options.component,
}))

/** The element of a page in its layout. */
const PageOnly = () => (
  <main id="main" tabIndex={-1}>
    <Outlet />
  </main>
)

/** The deadline of visits. */
export const sessionDeadlineMs = sessionDeadline.ms
// On a busy machine, a page would miss the session that a test has given it.
sessionDeadline.ms = 60_000

type Url = `/${Lang}/${string}`

/**
 * Renders the page at a URL with language prefix, on the mock backend that the test has set up
 * (src/test/mock-backend.ts), without header, footer and consent: they take a quarter of the time of a test.
 */
export function renderRoute(url: Url) {
  for (const { route } of layouts) route.update({ component: PageOnly })
  return renderAt(url)
}

/** Renders the page with its layout. */
export function renderSite(url: Url) {
  for (const { route, component } of layouts) route.update({ component })
  return renderAt(url)
}

async function renderAt(url: Url) {
  const lang = langPrefix(new URL(url, 'https://visit.invalid').pathname) ?? 'kr'
  await activateLang(lang)
  const history = createMemoryHistory({ initialEntries: [url] })
  const queryClient = createQueryClient()
  const router = createAppRouter({ lang, queryClient, history })
  const screen = await render(
    <Provider store={createStore()}>
      <RouterProvider router={router} />
    </Provider>,
    // Like the app's own root.
    { createRootOptions: { onCaughtError: (error) => console.warn('a section failed', error) } },
  )
  return { ...screen, router, queryClient, locale: i18n.locale }
}
