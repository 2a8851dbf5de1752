import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { countVideoAtom } from './video-flag.ts'
import styles from './video-facade.module.css'

/** The player of a video that was pressed; while it is there, the music waits. */
export function VideoPlayer({ id, title }: { id: string; title: string }) {
  const countVideo = useSetAtom(countVideoAtom)
  // Keeps the music in step with the player, which another site runs: it says nothing but that it is there.
  useEffect(() => {
    countVideo(1)
    return () => countVideo(-1)
  }, [countVideo])
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
