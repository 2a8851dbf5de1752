/** The longest wait: a stalled image would leave the page without the app. */
const limitMs = 2500

/** Returns the largest image of the first screen if it has 600,000 pixels: a small one arrives before the scripts. */
function keyVisual(page: Document): HTMLImageElement | undefined {
  const image = page.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  const pixels = Number(image?.getAttribute('width')) * Number(image?.getAttribute('height'))
  return image && pixels > 600_000 ? image : undefined
}

/** Returns true for an app shell without content, whose first paint is that of the app. */
const isBlank = (page: Document): boolean =>
  page.querySelector('#root') !== null && page.querySelector('#root > :not(noscript)') === null

/**
 * Resolves when the app's scripts may load: the page is painted, and its key visual has begun to
 * arrive. The scripts take a round trip, in which the image has the bandwidth. Also resolves at the
 * first touch or key, after 2.5 s, and at once in a page that is not shown or has nothing to paint.
 */
export async function firstScreenBegun(page: Document): Promise<void> {
  if (page.hidden || isBlank(page)) return
  const image = keyVisual(page)
  await new Promise<void>((resolve) => {
    const settled = new AbortController()
    const { signal } = settled
    const settle = () => {
      settled.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(settle, limitMs)
    for (const touched of ['pointerdown', 'keydown']) {
      page.addEventListener(touched, settle, { signal, capture: true })
    }
    const poll = () => {
      if (signal.aborted) return
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
      if (isPainted && (!image || image.complete || image.naturalWidth > 0)) settle()
      else requestAnimationFrame(poll)
    }
    poll()
  })
}
