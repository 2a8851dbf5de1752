import { useEffect, useState } from 'react'
import { hasFailed } from '#lib/failed-images.ts'
import { safeUrl } from '#lib/safe-url.ts'
import { Emblem } from '#ui/brand/marks.tsx'
import { useSavingData } from '#ui/when/use-when.ts'
import styles from './picture.module.css'

/**
 * Below 40rem. The build does not lower media attributes for old browsers as it does stylesheets.
 */
const narrowWindow = '(max-width: 639px)'

interface NarrowSourceProps {
  url: string
  /** True if the image loads at once, before the device is known. */
  priority: boolean
}

/**
 * Renders the source of the smaller of two images: for narrow windows, and for all windows if data
 * is saved. An image that the prerendered page has requested already is not requested in a second
 * size.
 */
function NarrowSource({ url, priority }: NarrowSourceProps) {
  const savesData = useSavingData()
  const [wasPrerendered] = useState(savesData === null)
  const always = savesData === true && !(priority && wasPrerendered)
  return <source media={always ? undefined : narrowWindow} srcSet={url} />
}

interface PictureProps {
  /** A URL from the server, validated here. */
  src: string | null | undefined
  /** Empty for decoration. */
  alt: string
  /** The size of the image in pixels, or of the slot if it is unknown. */
  width: number
  height: number
  /** The ratio to which the image is cropped; `cover` fills its container. */
  ratio?: 'square' | 'video' | 'wide' | 'cover' | undefined
  /**
   * A smaller image for narrow windows and for saving data, if the server has one; validated like
   * `src`.
   */
  narrow?: string | undefined
  /** The same image in a larger size, for wide windows and dense screens, and its width in pixels. */
  larger?: { src: string; width: number } | undefined
  /** The largest image of the first screen: loaded at once and first. */
  priority?: boolean | undefined
  /**
   * True if the URL is not known yet: the size is reserved, without a message that the image is
   * missing.
   */
  isAwaited?: boolean | undefined
}

/** Renders an image from the server, in a box that has its size before the image loads. */
export function Picture({ src, alt, width, height, ratio, narrow, ...rest }: PictureProps) {
  const { larger, priority, isAwaited } = rest
  const url = safeUrl(src)
  const narrowUrl = safeUrl(narrow)
  const [failed, setFailed] = useState<string | null>(null)
  const imageClass = ratio === undefined ? styles.image : 'fill'
  // Requests an image again that failed while the device was offline.
  useEffect(() => {
    if (failed === null) return undefined
    const retry = () => setFailed(null)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [failed])
  const element = url !== null && url !== failed && (
    <img
      // An image that failed before hydration fires no event, so this checks its state.
      ref={(node) => {
        if (node) void hasFailed(node).then((isLost) => isLost && setFailed(url))
      }}
      className={imageClass}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      src={url}
      srcSet={larger && `${url} ${width}w, ${larger.src} ${larger.width}w`}
      sizes={larger && '100vw'}
      onError={() => setFailed(url)}
    />
  )
  return (
    <span className={ratio === undefined ? styles.frame : `${styles.cut} ${styles[ratio]}`}>
      {isAwaited ? null : !element ? (
        <PictureFallback className={imageClass} alt={alt} width={width} height={height} />
      ) : narrowUrl === null ? (
        // Without `<picture>`, React preloads it before the font.
        element
      ) : (
        <picture>
          <NarrowSource url={narrowUrl} priority={priority ?? false} />
          {element}
        </picture>
      )}
    </span>
  )
}

/** Renders the night sky with the emblem in place of a missing image; an empty SVG gives it its size. */
function PictureFallback({
  alt,
  ...size
}: Pick<PictureProps, 'alt' | 'width' | 'height'> & { className: string | undefined }) {
  return (
    <>
      <svg {...size} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" />
      <span className={styles.fallback}>
        <Emblem />
        {alt !== '' && <span>{alt}</span>}
      </span>
    </>
  )
}
