/** A moment of the visit: calls back once it is reached. @returns cancels the callback */
export type When = (callback: () => void) => () => void

const idleTimeoutMs = 3000

/** The time after which a page without interaction loads the rest anyway. */
const untouchedMs = 3000

/** Safari has no `requestIdleCallback`. */
const fallbackMs = 50

/** Calls back once the browser is idle, at the latest after 3 s. */
export const idle: When = (callback) => {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, fallbackMs)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(callback, { timeout: idleTimeoutMs })
  return () => window.cancelIdleCallback(request)
}

const interactions = ['pointerdown', 'keydown', 'focusin', 'input', 'wheel', 'scroll'] as const

/** Calls back if the page is scrolled once the browser is idle: to read that earlier would compute the layout. */
const ifScrolled: When = (callback) => idle(() => window.scrollY > 0 && callback())

/**
 * Calls back once the visitor has first interacted with the page (click, key, focus, input, scroll)
 * and the browser is idle again; without an interaction after 3 s. Deferred work thus does not compete
 * with the first screen.
 */
export const interaction: When = (callback) => {
  // Used before the app started.
  if (navigator.userActivation?.hasBeenActive) return idle(callback)
  const listening = new AbortController()
  let cancel: () => void
  const stop = () => {
    listening.abort()
    clearTimeout(timer)
    cancel()
  }
  const start = () => {
    stop()
    cancel = idle(callback)
  }
  // Not followed by `idle`: Firefox takes all of its timeout on a page that moves.
  const timer = setTimeout(() => {
    stop()
    callback()
  }, untouchedMs)
  // Loaded scrolled.
  cancel = ifScrolled(start)
  for (const type of interactions) {
    // `scroll` does not bubble: only the window's own scroll event arrives.
    window.addEventListener(type, start, {
      signal: listening.signal,
      passive: true,
      // Before React, which stops events on targets that are not hydrated yet.
      capture: type !== 'scroll',
    })
  }
  return stop
}

/** Calls back once the page is scrolled down. */
export const scrolled: When = (callback) => {
  const stop = () => {
    window.removeEventListener('scroll', check)
    cancel()
  }
  const check = () => {
    if (window.scrollY <= 0) return
    stop()
    callback()
  }
  window.addEventListener('scroll', check, { passive: true })
  const cancel = ifScrolled(check)
  return stop
}

/**
 * Resolves once the page is a visit: at once, or when the visitor opens a page that the browser has
 * prerendered on a guess (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API).
 */
export async function whenActivated(): Promise<void> {
  if (!('prerendering' in document) || document.prerendering !== true) return
  await new Promise((resolve) => {
    document.addEventListener('prerenderingchange', resolve, { once: true })
  })
}
