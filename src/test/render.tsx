import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { activateLang } from '#i18n/catalog.ts'
import type { Lang } from '#i18n/lang.ts'
import { MessageText } from '#i18n/message-text.tsx'

/**
 * Renders a component with messages, a router and a store of its own around it, for tests of components without a
 * route.
 */
export async function renderUi(part: ReactNode, { lang = 'en' }: { lang?: Lang } = {}) {
  await activateLang(lang)
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  // What a test announces or opens is not there in the next one.
  const store = createStore()
  const screen = await render(
    <Provider store={store}>
      <I18nProvider i18n={i18n} defaultComponent={MessageText}>
        <RouterContextProvider router={router}>{part}</RouterContextProvider>
      </I18nProvider>
    </Provider>,
  )
  return { ...screen, router, store }
}
