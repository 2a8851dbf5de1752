import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from './icons.tsx'
import { Picture } from './picture.tsx'
import styles from './video-facade.module.css'

interface VideoFacadeProps {
  /** What `youtubeId` made of the server's address. */
  id: string
  title: string
  /** A picture of the server's own; a plain tile where there is none. */
  poster?: string | undefined
}

/**
 * A video that is only asked for when it is pressed, and then from the host without cookies
 * (decisions, "Consent").
 */
export function VideoFacade({ id, title, poster }: VideoFacadeProps) {
  const { t } = useLingui()
  const [playing, setPlaying] = useState<string | null>(null)
  if (playing === id) {
    return (
      // The player is of another site and needs its scripts and its origin: no sandbox holds that.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      <iframe
        // The button is gone: the focus goes on with what took its place.
        ref={(frame) => frame?.focus({ preventScroll: true })}
        className={styles.video}
        title={title}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0`}
        allow="autoplay; encrypted-media; picture-in-picture"
        // The player refuses to play for a page that does not say where it is.
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    )
  }
  return (
    <button
      type="button"
      className={styles.facade}
      aria-label={t`Play video: ${title}`}
      onClick={() => setPlaying(id)}
    >
      {poster !== undefined && (
        <Picture src={poster} alt="" width={960} height={540} ratio="video" />
      )}
      <span className={styles.sign}>
        <Icon name="play" />
      </span>
    </button>
  )
}
