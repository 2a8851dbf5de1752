const tickMs = 2000
/** An image that has no bytes after so many ticks is stalled. */
const stalledTicks = 4
/** Browsers request lazy images about this far below the window, in pixels. */
const nearby = 600

const isInView = ({ boundingClientRect: { top, bottom } }: IntersectionObserverEntry) =>
  bottom > 0 && top < window.innerHeight

/**
 * Calls back with the images that have waited for 8 s without a byte, every 2 s while at least one of them is in
 * view: their host does not respond. @returns a function that stops it
 */
export function watchStalledImages(
  page: Document,
  onStalled: (images: readonly Element[]) => void,
): () => void {
  const ticks = new WeakMap<Element, number>()
  const isStalled = ({ target, isIntersecting }: IntersectionObserverEntry) => {
    if (!isIntersecting) return false
    const waited = (ticks.get(target) ?? 0) + 1
    ticks.set(target, waited)
    return waited >= stalledTicks
  }
  // To measure an image would lay out the closed menu or the row that it is in.
  const observer = new IntersectionObserver(
    (entries) => {
      observer.disconnect()
      const stalled = entries.filter(isStalled)
      if (stalled.some(isInView)) onStalled(stalled.map(({ target }) => target))
    },
    { rootMargin: `${nearby}px 0px` },
  )
  const timer = setInterval(() => {
    for (const image of page.images) {
      if (!image.complete && image.naturalWidth === 0) observer.observe(image)
    }
  }, tickMs)
  return () => {
    observer.disconnect()
    clearInterval(timer)
  }
}
