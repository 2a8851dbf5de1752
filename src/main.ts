import '#ui/global.css'
import { keepEarlyPresses } from './boot/early-press.ts'
import { keyVisualSettled } from './boot/key-visual.ts'
import { completeLanguageLinks } from './boot/language-links.ts'
import { dropLeftOverWorkers } from './boot/left-over-worker.ts'
import { pageFiles, runScripts } from './boot/page-files.ts'
import { showStartFailure } from './boot/start-failure.ts'

// The first script of every page, and as small as it can be: what a visitor sees and presses first
// works without the app, which comes when the largest picture is there.

async function loadApp() {
  if (import.meta.env.VITE_MOCK) {
    const { startMockBackend } = await import('../mocks/browser.ts')
    await startMockBackend()
  } else if (import.meta.env.PROD) {
    // Not waited for: a worker of which no page has asked anything passes all requests on.
    void dropLeftOverWorkers(navigator.serviceWorker)
  }
  const files = pageFiles(document)
  if (files) return runScripts(document, files)
  if (import.meta.env.DEV) return (await import('#app/start.tsx')).startApp
  throw new Error('The page does not name its scripts.')
}

const say = (retry: () => void) => showStartFailure(document.documentElement.lang, retry)

// A browser may remember a script that failed: only a new document asks for it again.
const sayLost = () => say(() => location.reload())

async function run(step: () => Promise<void>, sayFailed: () => void) {
  try {
    await step()
  } catch (failure) {
    console.warn('the app could not be started', failure)
    sayFailed()
  }
}

completeLanguageLinks(document, location.search)
const pressAgain = keepEarlyPresses(document)
await keyVisualSettled(document)
await run(async () => {
  const startApp = await loadApp()
  const start = () =>
    run(
      () => startApp({ pressAgain, sayLost }),
      () => say(() => void start()),
    )
  await start()
}, sayLost)
