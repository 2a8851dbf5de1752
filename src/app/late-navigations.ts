import type { AnyRouter } from '@tanstack/react-router'

/** The time that the code of a page may take. */
const chunkDeadlineMs = 120_000

/**
 * Reports navigations whose code does not load in time.
 * @param onLate called when a navigation has taken longer than 120 s
 */
export function watchNavigations(router: Pick<AnyRouter, 'subscribe'>, onLate: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  router.subscribe('onBeforeLoad', () => {
    clearTimeout(timer)
    timer = setTimeout(onLate, chunkDeadlineMs)
  })
  router.subscribe('onResolved', () => clearTimeout(timer))
}
