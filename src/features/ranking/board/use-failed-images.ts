import { useCallback, useState, type RefCallback } from 'react'

const none: ReadonlySet<string> = new Set()

/**
 * Returns the URLs of images within an element that failed to load. One listener serves all two hundred images.
 * Images that failed before hydration fire no event any more, so their state is checked.
 */
export function useFailedImages(): [RefCallback<HTMLElement>, ReadonlySet<string>] {
  const [failed, setFailed] = useState(none)
  const watch = useCallback((parent: HTMLElement | null) => {
    if (parent === null) return undefined
    const note = (image: unknown) => {
      const address = image instanceof HTMLImageElement ? image.getAttribute('src') : null
      if (address !== null) setFailed((before) => new Set(before).add(address))
    }
    for (const image of parent.querySelectorAll('img')) {
      if (image.complete && image.naturalWidth === 0) note(image)
    }
    const onError = ({ target }: Event) => note(target)
    // The `error` event doesn't bubble.
    parent.addEventListener('error', onError, true)
    return () => parent.removeEventListener('error', onError, true)
  }, [])
  return [watch, failed]
}
