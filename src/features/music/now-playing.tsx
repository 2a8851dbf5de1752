import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useAnnounce } from '#ui/page/live-region.tsx'
import styles from './music-bar.module.css'
import { musicAtom } from './music.atoms.ts'

/** Renders the name of the current track, or the reason why there is no music. */
export function NowPlaying() {
  const { t } = useLingui()
  const announce = useAnnounce()
  const { tracks, index, isBroken, isHeld, isPlaying } = useAtomValue(musicAtom)
  const failure = t`Music can't be played right now. Please try again later.`
  // Announces it to screen readers.
  useEffect(() => {
    if (isBroken) announce(failure)
  }, [announce, isBroken, failure])
  if (isBroken) return <p className={styles.failure}>{failure}</p>
  const count = tracks.length
  const place = `${index + 1} / ${count}`
  return (
    <p className={styles.now}>
      <span className={styles.title}>
        {isHeld && isPlaying ? (
          <Trans>The music will resume after the video.</Trans>
        ) : (
          (tracks[index]?.title ?? t`Background music`)
        )}
      </span>
      <span className={styles.place} translate="no">
        {place}
      </span>
    </p>
  )
}
