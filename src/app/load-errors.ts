import type { AppRouter } from './router.tsx'

/** How long the code of a page may take. */
const chunkDeadlineMs = 120_000

/**
 * Reports a navigation whose code does not arrive in time, and keeps the visitor in the app while the
 * device is offline. Code that fails to load is the router's matter: it reloads the document once,
 * which brings the new build after a deploy (docs/decisions/0005-chunks-after-a-deploy.md).
 * @param onLate a navigation has taken longer than 120 s
 */
export function watchNavigations(router: AppRouter, onLate: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  router.subscribe('onBeforeLoad', () => {
    clearTimeout(timer)
    timer = setTimeout(onLate, chunkDeadlineMs)
  })
  router.subscribe('onResolved', () => clearTimeout(timer))
  window.addEventListener('vite:preloadError', (event) => {
    // A reload would replace the app by the browser's own error page: the import then fails as a
    // section or page of the app.
    if (!navigator.onLine) event.preventDefault()
  })
}
