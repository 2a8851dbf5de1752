import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { countVideoAtom } from './video-flag.ts'
import styles from './video-facade.module.css'

/** Defined once, so that React calls it only on mount and unmount. */
const focusPlayer = (player: HTMLIFrameElement | null) => player?.focus({ preventScroll: true })

/** Renders the player of a clicked video; while it is mounted, the music is paused. */
export function VideoPlayer({ id, title }: { id: string; title: string }) {
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
      src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0`}
      allow="autoplay; encrypted-media; picture-in-picture"
      // The player refuses to play for a page that sends no referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  )
}
