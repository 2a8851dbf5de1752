/** The app never waits longer than this for a picture (research: a stalled one would leave the page without it). */
const limitMs = 2500

/**
 * Resolves when the largest picture of the first view has come or failed, at the first touch or key,
 * or after 2.5 s; at once where the page has none. Until then it has the connection to itself: fetched
 * beside the app's scripts it would be painted a quarter to a half later.
 */
export function keyVisualSettled(page: Document): Promise<void> {
  const picture = page.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  if (!picture || picture.complete) return Promise.resolve()
  return new Promise((resolve) => {
    const settled = new AbortController()
    const settle = () => {
      settled.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(settle, limitMs)
    const { signal } = settled
    for (const happened of ['load', 'error']) picture.addEventListener(happened, settle, { signal })
    for (const touched of ['pointerdown', 'keydown']) {
      page.addEventListener(touched, settle, { signal, capture: true })
    }
  })
}
