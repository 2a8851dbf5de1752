import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import '#ui/styles/global.css'
import { readFromOrigin } from '#api/bases.ts'
import type { StopQueue } from '#boot/event-queue.ts'
import { activateLang } from '#i18n/catalog.ts'
import { langKey } from '#i18n/choose-lang.ts'
import { langPrefix, localeOf, type Lang } from '#i18n/lang.ts'
import { setLoadAgain, type LoadAgain } from '#lib/load-error.ts'
import { normalizePath } from '#lib/paths.ts'
import { storage } from '#lib/storage.ts'
import { isPrerenderAgent } from '#lib/user-agent.ts'
import { idle, whenActivated } from '#lib/when.ts'
import { PageShown } from '#ui/page/page.tsx'
import { preventReload } from '#lib/router-internals.ts'
import { readDataBlock } from './data-block.ts'
import {
  loadPrerendered,
  prerenderedHead,
  removeForeignElements,
  revalidateWhenIdle,
  searchOfPage,
} from './hydration.ts'
import { watchNavigations } from './late-navigations.ts'
import { dropLeftOverWorkers } from './left-over-worker.ts'
import { createQueryClient, holdQueriesWhilePressed } from './query-client.ts'
import { createAppRouter } from './router.tsx'
import { keepTypedText } from './typed-text.ts'

/** The functions of the first script that the app uses; importing them would add a third chunk. */
interface FirstScript extends LoadAgain {
  /** Stops the queue of early events, which the app replays once it is hydrated. */
  stopQueue: StopQueue
  /** Shows above the page that the rest of it could not be loaded, and offers to load it again. */
  offerReload: (failure: unknown) => void
}

/**
 * Starts the app in the language of the URL.
 * @throws {Error} if the messages of the language cannot be loaded
 */
export async function startApp(firstScript: FirstScript): Promise<void> {
  setLoadAgain(firstScript)
  // Not awaited: such a worker passes all requests on.
  if (import.meta.env.PROD && !import.meta.env.VITE_MOCK) void dropLeftOverWorkers(navigator, self)
  const { pathname, search, hash } = window.location
  const lang = langPrefix(pathname)
  // The redirect script has started a navigation to the prefixed URL.
  if (lang === null) return
  if (normalizePath(pathname) !== pathname) {
    window.history.replaceState(window.history.state, '', normalizePath(pathname) + search + hash)
  }
  const { documentElement } = document
  // Browsers restyle the whole page even if it stays the same.
  if (documentElement.lang !== localeOf(lang)) documentElement.lang = localeOf(lang)
  // Not in the first script, which the build inlines: an import would make it share a chunk with the app.
  // oxlint-disable-next-line no-restricted-imports -- the only module that starts it
  if (import.meta.env.VITE_MOCK) await (await import('#mocks/browser.ts')).startMockBackend()
  await activateLang(lang)
  // A page that the browser prerenders is no visit: the app would store, send and open things for it.
  await whenActivated()
  storage.setItem(langKey, lang)
  if (isPrerenderAgent(navigator.userAgent)) readFromOrigin(window.location.origin)
  await render(lang, firstScript)
}

async function render(lang: Lang, { stopQueue, offerReload }: FirstScript): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no #root.')
  holdQueriesWhilePressed()
  const queryClient = createQueryClient()
  // For the browser extension of TanStack Query. The router is `__TSR_ROUTER__` by itself.
  if (import.meta.env.DEV) Object.assign(window, { __TANSTACK_QUERY_CLIENT__: queryClient })
  const data = readDataBlock(document)
  const { history, showSearch } = searchOfPage(data !== undefined)
  const router = createAppRouter({ lang, queryClient, history })
  watchNavigations(router, () => offerReload('A page did not load within 120 s.'))
  // The router would load the failed response again, or replace the app by the browser's error page. `RouteFailed`
  // reloads instead (docs/decisions/0005-chunks-after-a-deploy.md).
  window.addEventListener('vite:preloadError', ({ payload }) => preventReload(payload.message))
  keepTypedText()
  const removePrerenderedHead = prerenderedHead(document)
  await (data ? loadPrerendered(router, queryClient, data) : router.load())
  const replay = stopQueue()
  let isShown = false
  const onShown = async () => {
    if (isShown) return
    isShown = true
    await showSearch(router)
    // A dialog does not open again after a reload: its entry would be a step of Back without effect.
    if (history.location.state.dialog !== undefined) history.back()
    document.documentElement.dataset.hydrated = ''
    void replay()
    if (data) revalidateWhenIdle(queryClient)
    idle(async () => {
      try {
        const { loadTitleFace } = await import('#ui/styles/title-face.ts')
        await loadTitleFace(lang, router)
      } catch (failure) {
        console.warn('the title face could not be loaded', failure)
      }
    })
  }
  const app = (
    <StrictMode>
      <PageShown value={() => void onShown()}>
        <RouterProvider router={router} />
      </PageShown>
    </StrictMode>
  )
  const rootOptions: RootOptions = {
    // An error that a boundary catches is shown on the page.
    onCaughtError: (error) => console.warn('a section failed', error),
    // React has rendered the page, or a section, again: an extension or a proxy had changed it.
    onRecoverableError: (error) => {
      console.warn('the page was rendered again', error)
      removePrerenderedHead()
    },
  }
  if (data === undefined) {
    // In one task, so that the page is never painted without its content.
    flushSync(() => createRoot(container, rootOptions).render(app))
    removePrerenderedHead()
    return
  }
  removeForeignElements(container)
  startTransition(() => {
    hydrateRoot(container, app, rootOptions)
  })
}
