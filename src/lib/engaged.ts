import { whenIdle } from './idle.ts'

const signs = ['pointerdown', 'keydown', 'focusin', 'input', 'wheel'] as const

/** Who gives no sign has seen the first screen by then. */
const patienceMs = 3000

/** A page that came scrolled, or was pressed before its app was there. Safari below 16.4 knows no presses. */
const isEngaged = () => window.scrollY > 0 || (navigator.userActivation?.hasBeenActive ?? false)

/**
 * Calls back once the visitor takes the page up: presses, types or scrolls; or once the page has been
 * idle and has then stood for 3 s. What the first screen does without waits for it, so that on a slow
 * line nothing competes with that screen. @returns what calls it off
 */
export function whenEngaged(begin: () => void): () => void {
  const waiting = new AbortController()
  let stop: (() => void) | undefined
  const engage = () => {
    waiting.abort()
    stop?.()
    // Not in the way of what the sign itself sets off.
    stop = whenIdle(begin)
  }
  if (isEngaged()) engage()
  else {
    stop = whenIdle(() => {
      const timer = setTimeout(engage, patienceMs)
      stop = () => clearTimeout(timer)
    })
    const heard = { signal: waiting.signal, passive: true }
    // Before React, which keeps to itself what happens in a part that it has not taken over.
    for (const sign of signs) window.addEventListener(sign, engage, { ...heard, capture: true })
    // The page's own alone: the key visuals scroll by themselves.
    window.addEventListener('scroll', engage, heard)
  }
  return () => {
    waiting.abort()
    stop?.()
  }
}
