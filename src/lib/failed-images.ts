/**
 * Returns true if an image failed to load before a listener was attached. Its `naturalWidth` is not enough: Firefox
 * reports 0 for an SVG without a size.
 */
export async function hasFailed(image: HTMLImageElement): Promise<boolean> {
  if (!image.complete || image.naturalWidth > 0 || !image.getAttribute('src')) return false
  try {
    await image.decode()
    return false
  } catch {
    return true
  }
}

/** Calls back for each image below an element that has failed to load, or does later. @returns a function that stops it */
export function watchFailedImages(
  parent: ParentNode & EventTarget,
  onFailed: (image: HTMLImageElement) => void,
): () => void {
  let isOver = false
  const check = async (image: HTMLImageElement) => {
    if ((await hasFailed(image)) && !isOver) onFailed(image)
  }
  for (const image of parent.querySelectorAll('img')) void check(image)
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) onFailed(target)
  }
  // The `error` event doesn't bubble.
  parent.addEventListener('error', onError, true)
  return () => {
    isOver = true
    parent.removeEventListener('error', onError, true)
  }
}

const tickMs = 2000
/** An image that has no bytes after so many ticks is stalled. */
const stalledTicks = 4
/** Browsers request lazy images about this far below the window, in pixels. */
const nearby = 600

const isWithin = (image: HTMLImageElement, margin: number): boolean => {
  const { top, bottom, left, right } = image.getBoundingClientRect()
  const isRendered = bottom > top && right > 0 && left < window.innerWidth
  return isRendered && bottom > -margin && top < window.innerHeight + margin
}

/**
 * Calls back with the images that have waited for 8 s without a byte, every 2 s while at least one of them is in
 * view: their host does not respond. @returns a function that stops it
 */
export function watchStalledImages(
  page: Document,
  onStalled: (images: readonly HTMLImageElement[]) => void,
): () => void {
  const ticks = new WeakMap<HTMLImageElement, number>()
  const timer = setInterval(() => {
    const stalled = Array.from(page.images).filter((image) => {
      if (image.complete || image.naturalWidth > 0 || !isWithin(image, nearby)) return false
      const waited = (ticks.get(image) ?? 0) + 1
      ticks.set(image, waited)
      return waited >= stalledTicks
    })
    if (stalled.some((image) => isWithin(image, 0))) onStalled(stalled)
  }, tickMs)
  return () => clearInterval(timer)
}
