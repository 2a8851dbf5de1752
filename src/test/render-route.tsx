import { i18n } from '@lingui/core'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { createStore, Provider } from 'jotai'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#app/query-client.ts'
import { createAppRouter } from '#app/router.tsx'
import { activateLang } from '#i18n/catalog.ts'
import { langPrefix, type Lang } from '#i18n/lang.ts'

/**
 * Renders the app at a URL with language prefix, on the mock backend that the test has set up
 * (src/test/mock-backend.ts).
 */
export async function renderRoute(url: `/${Lang}/${string}`) {
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
