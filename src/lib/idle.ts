const patienceMs = 3000

/**
 * Calls back once the browser has nothing more urgent to do, after 3 s at the latest; Safari, which
 * has no word for that, after 1 s. @returns what calls it off
 */
export function whenIdle(begin: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(begin, 1000)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(begin, { timeout: patienceMs })
  return () => window.cancelIdleCallback(request)
}
