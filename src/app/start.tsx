import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { readFromOrigin } from '#api/bases.ts'
import { activateLang } from '#i18n/catalog.ts'
import { langKey } from '#i18n/choose-lang.ts'
import { langPrefix, localeOf, type Lang } from '#i18n/lang.ts'
import type { PressAgain } from '#boot/early-press.ts'
import { mendPath } from '#lib/mend-path.ts'
import { storage } from '#lib/storage.ts'
import { takePresses } from '#lib/stored-places.ts'
import { isPrerenderAgent } from '#lib/user-agent.ts'
import { guardChunks } from './chunk-guard.ts'
import { readDataBlock } from './data-block.ts'
import { askAgainWhenEngaged, takeData } from './fresh-data.ts'
import { prerenderedHead } from './prerendered-head.ts'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'
import { storePage } from './stored-page.tsx'

/**
 * What the first script of a page has for the app, which cannot import it: both would then wait for a
 * third file.
 */
interface FirstScript {
  /** Does what was pressed before the app was there. */
  pressAgain: PressAgain
  /** Says that the rest of the page did not come. */
  sayLost: () => void
}

/** Starts the app in the language of the address. @throws where its texts do not come */
export async function startApp({ pressAgain, sayLost }: FirstScript): Promise<void> {
  const { pathname, search, hash } = window.location
  const lang = langPrefix(pathname)
  // The signpost has sent the visitor on, and this document is about to go.
  if (lang === null) return
  if (mendPath(pathname) !== pathname) {
    window.history.replaceState(window.history.state, '', mendPath(pathname) + search + hash)
  }
  // The shell, which serves pages that were not prerendered, is Korean.
  document.documentElement.lang = localeOf(lang)
  await activateLang(lang)
  storage.setItem(langKey, lang)
  if (isPrerenderAgent(navigator.userAgent)) readFromOrigin(window.location.origin)
  await render(lang, sayLost)
  await takePresses(pressAgain)
}

/** What a boundary has caught is shown in its place; the console only notes it (decisions, "Failures"). */
const rootOptions: RootOptions = {
  onCaughtError: (error) => console.warn('part failed', error),
}

async function render(lang: Lang, sayLost: () => void): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no #root.')
  const data = readDataBlock(document, window.location)
  const clearHead = prerenderedHead(document)
  let hydrating = data !== undefined
  const queryClient = createQueryClient()
  const router = createAppRouter({
    lang,
    queryClient,
    isHydrating: () => hydrating,
    isStored: () => hydrating && data?.queries.length !== 0,
  })
  guardChunks(router)
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (data) {
    storePage(router, data.queries.length > 0, { onLost: sayLost, onLeft: clearHead })
    takeData(queryClient, data)
    // The server renders without Suspense around each match; the first client render must as well.
    router.ssr = { manifest: undefined }
  }
  await router.load()
  if (data === undefined) {
    clearHead()
    // At once, so that nobody sees the page without its content.
    flushSync(() => createRoot(container, rootOptions).render(app))
    return
  }
  // The page is there already, and may have been scrolled: only navigations begin at the top.
  // The router has no word of its own for it at a first load.
  // oxlint-disable-next-line no-underscore-dangle
  router._scroll.n = false
  startTransition(() => {
    hydrateRoot(container, app, rootOptions)
  })
  hydrating = false
  askAgainWhenEngaged(queryClient)
}
