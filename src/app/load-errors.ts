import type { AppRouter } from './router.tsx'

/** The time that the code of a page may take. */
const chunkDeadlineMs = 120_000

/**
 * Reports a navigation whose code does not load in time, and keeps the visitor in the app while the
 * device is offline. The router handles code that fails to load: it reloads the document once,
 * which loads the new build after a deploy (docs/decisions/0005-chunks-after-a-deploy.md).
 * @param onLate called when a navigation has taken longer than 120 s
 */
export function watchNavigations(router: AppRouter, onLate: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  router.subscribe('onBeforeLoad', () => {
    clearTimeout(timer)
    timer = setTimeout(onLate, chunkDeadlineMs)
  })
  router.subscribe('onResolved', () => clearTimeout(timer))
  window.addEventListener('vite:preloadError', (event) => {
    // A reload would replace the app by the browser's own error page. Without it, the failed import
    // is shown as a failed section or page.
    if (!navigator.onLine) event.preventDefault()
  })
}
