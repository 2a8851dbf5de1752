import { useCallback, useState, type RefCallback } from 'react'

const none: ReadonlySet<string> = new Set()

/**
 * The addresses of pictures within an element that could not be loaded: noticed in one place, not by
 * each of two hundred pictures. One that failed before hydration tells nobody but the one who asks.
 */
export function useFailedPictures(): [RefCallback<HTMLElement>, ReadonlySet<string>] {
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
    // It does not bubble.
    parent.addEventListener('error', onError, true)
    return () => parent.removeEventListener('error', onError, true)
  }, [])
  return [watch, failed]
}
