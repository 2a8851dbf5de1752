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

/**
 * Calls back for each image below an element that has failed to load, or does later. @returns a function that stops it
 */
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
