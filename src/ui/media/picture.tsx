import { useState } from 'react'
import { safeUrl } from '#lib/safe-url.ts'
import { frameIcons } from '#ui/icons/frame-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'
import { NarrowSource } from '#ui/article/narrow-source.tsx'
import styles from './picture.module.css'

interface PictureProps {
  /** An address from the server: checked here. */
  src: string | null | undefined
  /** Empty for decoration. */
  alt: string
  /** The size in pixels of the picture, or of the slot where it is not known. */
  width: number
  height: number
  /** Cut to this shape, whatever the picture's own is; two are tall on a phone: `scene`, as `video` above, and `hero`. */
  ratio?: 'square' | 'video' | 'wide' | 'scene' | 'hero' | undefined
  /** Another picture for narrow windows and for saving data, where the server has one; checked like `src`. */
  narrow?: string | undefined
  /** The largest picture of the first view: loaded at once and first. */
  priority?: boolean | undefined
  /** Not asked for yet: its place is kept, and nothing is said to be missing. */
  isAwaited?: boolean | undefined
}

/** A picture that the server names, in a box that has its size before it has arrived. */
export function Picture({ src, alt, width, height, ratio, narrow, ...when }: PictureProps) {
  const { priority, isAwaited } = when
  const address = safeUrl(src)
  const narrowAddress = safeUrl(narrow)
  const [failed, setFailed] = useState<string | null>(null)
  const shown = address !== null && address !== failed
  return (
    <span className={ratio === undefined ? styles.frame : `${styles.cut} ${styles[ratio]}`}>
      {isAwaited ? null : shown ? (
        <picture>
          {narrowAddress !== null && (
            <NarrowSource address={narrowAddress} priority={priority ?? false} />
          )}
          <img
            // A picture that failed before hydration tells nobody but the one who asks.
            ref={(image) => {
              if (image?.complete && image.naturalWidth === 0) setFailed(address)
            }}
            className={styles.picture}
            alt={alt}
            width={width}
            height={height}
            decoding="async"
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            src={address}
            onError={() => setFailed(address)}
          />
        </picture>
      ) : (
        <PictureFallback alt={alt} width={width} height={height} />
      )}
    </span>
  )
}

/** A quiet tile in the place of a picture that is not there; an empty drawing gives it its size. */
function PictureFallback({ alt, width, height }: { alt: string; width: number; height: number }) {
  return (
    <>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden="true"
      />
      <span className={styles.fallback}>
        <Icon shape={frameIcons.picture} />
        {alt !== '' && <span>{alt}</span>}
      </span>
    </>
  )
}
