import { completeLanguageLinks, queueEvents, unmarkBusy } from './boot/event-queue.ts'
import { firstScreenBegun } from './boot/first-screen.ts'
import { refetchFiles, reloadPage, loadScripts, pageFiles, reloadOnce } from './boot/app-scripts.ts'

// The first script of every page; the build inlines it at the end (tools/build/document.ts). The
// prerendered page is usable without the app, whose scripts are loaded after the first paint.

/**
 * Shows above the page, which stays readable, that the rest of it could not be loaded, and offers
 * Retry. The build writes the texts of the page's language on its first script
 * (tools/build/document.ts), because the catalog may not be loaded.
 */
function showStartFailure({ dataset }: HTMLElement, retry: () => void): void {
  const notice = document.createElement('p')
  notice.className = 'start-failure'
  notice.setAttribute('role', 'alert')
  const button = document.createElement('button')
  button.append(`${dataset.retry}`)
  button.addEventListener('click', () => {
    notice.remove()
    retry()
  })
  notice.append(`${dataset.failure} `, button)
  document.body.prepend(notice)
}

async function loadApp() {
  const files = pageFiles(document)
  if (files) return loadScripts(document, files)
  if (import.meta.env.DEV) return (await import('#app/start.tsx')).startApp
  throw new Error('The page does not name its scripts.')
}

const ownScript = document.querySelector<HTMLScriptElement>('script[type=module]')
const showFailure = (retry: () => void) => {
  unmarkBusy(document)
  if (ownScript) showStartFailure(ownScript, retry)
}

/** Offers Retry above the page, which loads the document again. It is offered again if that fails. */
function offerReload(failure: unknown): void {
  showFailure(() => void reloadPage(failure).catch(() => offerReload(failure)))
}

async function run(step: () => Promise<void>, onFailure: (failure: unknown) => void) {
  try {
    await step()
  } catch (failure) {
    console.warn('the app could not be started', failure)
    onFailure(failure)
  }
}

completeLanguageLinks(document, location)
const stopQueue = queueEvents(document)
await firstScreenBegun(document)
await run(
  async () => {
    const startApp = await loadApp()
    const start = () =>
      run(
        () => startApp({ stopQueue, offerReload, reloadPage, refetchFiles }),
        () => showFailure(() => void start()),
      )
    await start()
  },
  // A page of the previous build whose scripts are gone: a reload loads the new build.
  (failure) => void reloadOnce(failure).catch(() => offerReload(failure)),
)
