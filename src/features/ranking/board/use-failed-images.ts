import { useCallback, useState, type RefCallback } from 'react'
import { watchFailedImages } from '#lib/failed-images.ts'

const none: ReadonlySet<string> = new Set()

/** Returns the URLs of images within an element that failed to load. One listener serves all two hundred images. */
export function useFailedImages(): [RefCallback<HTMLElement>, ReadonlySet<string>] {
  const [failed, setFailed] = useState(none)
  const watch = useCallback((parent: HTMLElement | null) => {
    if (parent === null) return undefined
    return watchFailedImages(parent, (image) => {
      const address = image.getAttribute('src')
      if (address !== null) setFailed((before) => new Set(before).add(address))
    })
  }, [])
  return [watch, failed]
}
