import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { frameIcons } from '#ui/icons/frame-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'
import { Picture } from './picture.tsx'
import styles from './video-facade.module.css'
import { VideoPlayer } from './video-player.tsx'

interface VideoFacadeProps {
  /** The id that `youtubeId` returned for the server's URL. */
  id: string
  title: string
  /** The server's own preview image; a plain tile without one. */
  poster?: string | undefined
  /** True if the image is the largest one of the first screen. */
  priority?: boolean
}

/**
 * Renders a video that loads only on a click, from the host without cookies
 * (docs/product.md#cookie-consent).
 */
export function VideoFacade({ id, title, poster, priority }: VideoFacadeProps) {
  const { t } = useLingui()
  const [playing, setPlaying] = useState<string | null>(null)
  if (playing === id) return <VideoPlayer id={id} title={title} />
  return (
    <button
      type="button"
      className={styles.facade}
      aria-label={t`Play video: ${title}`}
      onClick={() => setPlaying(id)}
    >
      {poster !== undefined && (
        <Picture src={poster} alt="" width={960} height={540} ratio="video" priority={priority} />
      )}
      <span className={styles.sign}>
        <Icon shape={frameIcons.play} />
      </span>
    </button>
  )
}
