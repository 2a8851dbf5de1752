/** The longest wait for an image: a stalled one would leave the page without the app. */
const limitMs = 2500

/**
 * Resolves when the largest image of the first screen has loaded or failed, at the first touch or
 * key, or after 2.5 s; at once if the page has none. The image has the whole bandwidth until then:
 * loaded together with the app's scripts it would be painted a quarter to a half later.
 */
export function keyVisualSettled(page: Document): Promise<void> {
  const image = page.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  if (!image || image.complete) return Promise.resolve()
  return new Promise((resolve) => {
    const settled = new AbortController()
    const settle = () => {
      settled.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(settle, limitMs)
    const { signal } = settled
    for (const happened of ['load', 'error']) image.addEventListener(happened, settle, { signal })
    for (const touched of ['pointerdown', 'keydown']) {
      page.addEventListener(touched, settle, { signal, capture: true })
    }
  })
}
