import { preventReload } from '#lib/router-internals.ts'
import type { AppRouter } from './router.tsx'

/** The time that the code of a page may take. */
const chunkDeadlineMs = 120_000

/**
 * Reports a navigation whose code does not load in time, and leaves reloads after a failure to
 * `RouteFailed`.
 * @param onLate called when a navigation has taken longer than 120 s
 */
export function watchNavigations(router: AppRouter, onLate: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  router.subscribe('onBeforeLoad', () => {
    clearTimeout(timer)
    timer = setTimeout(onLate, chunkDeadlineMs)
  })
  router.subscribe('onResolved', () => clearTimeout(timer))
  // The router would load the failed response again, or replace the app by the browser's error page. `RouteFailed`
  // reloads instead (docs/decisions/0005-chunks-after-a-deploy.md).
  window.addEventListener('vite:preloadError', ({ payload }) => preventReload(payload.message))
}
