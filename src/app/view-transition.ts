import { wantsNoMotion } from '#lib/motion.ts'

/** True for a list and one of its details, and for the gallery and one of its items, either way. */
export function isListAndDetail(from: string, to: string): boolean {
  const [list, detail] = from.length < to.length ? [from, to] : [to, from]
  return detail.startsWith(`${list}/`) && /^\d+$/.test(detail.slice(list.length + 1))
}

/**
 * Shows an update as the one view turning into the other, where the browser can and the visitor wants
 * motion; the update alone otherwise. @returns when it has been made
 */
export function turnView(from: string | undefined, to: string, update: () => Promise<void>) {
  const isTurned =
    from !== undefined &&
    isListAndDetail(from, to) &&
    'startViewTransition' in document &&
    !wantsNoMotion()
  if (!isTurned) return update()
  const { ready, finished, updateCallbackDone } = document.startViewTransition(update)
  // One that is skipped, by the next one or by a hidden window, is no fault.
  ready.catch(() => undefined)
  finished.catch(() => undefined)
  return updateCallbackDone
}
