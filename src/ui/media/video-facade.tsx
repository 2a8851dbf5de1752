import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useSetAtom } from 'jotai'
import { watchUrl, type Video } from '#lib/youtube.ts'
import button from '#ui/form/button.module.css'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { Picture } from './picture.tsx'
import styles from './video-facade.module.css'
import { countVideoAtom } from './video-flag.ts'

interface VideoFacadeProps {
  video: Video
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
export function VideoFacade({ video, title, poster, priority }: VideoFacadeProps) {
  const { t } = useLingui()
  const [playing, setPlaying] = useState<string | null>(null)
  if (playing === video.id) return <VideoPlayer video={video} title={title} />
  return (
    <button
      type="button"
      className={styles.facade}
      aria-label={t`Play video: ${title}`}
      onClick={() => setPlaying(video.id)}
    >
      {poster !== undefined && (
        <Picture src={poster} alt="" width={960} height={540} ratio="video" priority={priority} />
      )}
      <span className={styles.icon}>
        <Icon shape={icons.play} />
      </span>
    </button>
  )
}

/** Focuses the player. Defined once, so that React calls it only on mount and unmount. */
const focusPlayer = (player: HTMLIFrameElement | null) => player?.focus({ preventScroll: true })

/** Renders the player of a clicked video; while it is mounted, the music is paused. */
export function VideoPlayer({ video: { id, start }, title }: { video: Video; title: string }) {
  const countVideo = useSetAtom(countVideoAtom)
  // Pauses the music. The player is of another site and does not report its state, so mounted
  // counts as playing.
  useEffect(() => {
    countVideo(1)
    return () => countVideo(-1)
  }, [countVideo])
  return (
    // The player is of another site and needs its scripts and its origin, which a sandbox would
    // block.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      // The clicked button is removed: the focus moves to its replacement.
      ref={focusPlayer}
      className={styles.video}
      title={title}
      src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0${start > 0 ? `&start=${start}` : ''}`}
      allow="autoplay; encrypted-media; picture-in-picture"
      // The player refuses to play for a page that sends no referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  )
}

/** Renders a link to the video at YouTube, for videos that refuse to play on other sites. */
export function WatchLink({ video }: { video: Video }) {
  return (
    <a href={watchUrl(video)} target="_blank" rel="noopener noreferrer" className={button.button}>
      <Icon shape={icons.externalLink} />
      <span>
        <Trans>Watch on YouTube</Trans>
      </span>
    </a>
  )
}
