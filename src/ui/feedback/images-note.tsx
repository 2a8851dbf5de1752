import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { watchFailedImages } from '#lib/failed-images.ts'
import { watchStalledImages } from '#lib/stalled-images.ts'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { useAnnounce } from '#ui/page/live-region.tsx'
import styles from './notes.module.css'

/** With this many, it is not the images but their host. */
const failedCount = 3

/** Returns true for images of the build, or of its sources in the dev server: their host is not that of the content. */
const isOfBuild = (image: Element) =>
  image instanceof HTMLImageElement && /^[^?]*\/(?:assets|src)\//.test(image.currentSrc)

/**
 * Renders a note if several images failed to load, or their host does not respond, and none of the content's was
 * loaded.
 */
export function ImagesNote() {
  const { t } = useLingui()
  const announce = useAnnounce()
  const [state, setState] = useState<'unknown' | 'failing' | 'over'>('unknown')
  const isOver = state === 'over'
  // Counts the images of all pages, until one has loaded.
  useEffect(() => {
    if (isOver) return undefined
    const failed = new Set<string>()
    const note = (image: HTMLImageElement) => {
      if (image.naturalWidth > 0 && !isOfBuild(image)) setState('over')
    }
    for (const image of document.images) note(image)
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) note(target)
    }
    const count = (images: number) => {
      if (images >= failedCount) setState((now) => (now === 'unknown' ? 'failing' : now))
    }
    const stop = watchFailedImages(document, (image) => {
      failed.add(image.src)
      count(failed.size)
    })
    const stopWaiting = watchStalledImages(document, (images) =>
      count(failed.size + images.filter((image) => !isOfBuild(image)).length),
    )
    document.addEventListener('load', onLoad, true)
    return () => {
      stop()
      stopWaiting()
      document.removeEventListener('load', onLoad, true)
    }
  }, [isOver])
  const text = t`Images can't be loaded right now. You can still read everything.`
  // Announces it to screen readers.
  useEffect(() => {
    if (state === 'failing') announce(text)
  }, [announce, state, text])
  if (state !== 'failing') return null
  return (
    <div className={`cluster ${styles.note}`} data-bar>
      <span>{text}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={t`Close`}
        onClick={() => setState('over')}
      >
        <Icon shape={icons.close} />
      </button>
    </div>
  )
}
