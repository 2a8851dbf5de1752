import { useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import styles from './music-bar.module.css'
import { useTracks } from './music.queries.ts'
import type { Track } from './music.schema.ts'
import { usePlayer } from './use-player.ts'

const noTracks: readonly Track[] = []

/**
 * The background music of a page (spec section 4, "Music player"). It stands above the routes, with
 * one audio element for all of them; a code without tracks, or whose tracks cannot be read, has no bar.
 */
export function MusicBar({ code }: { code: string | null }) {
  const { t } = useLingui()
  const tracks = useTracks(code).data ?? noTracks
  const { audio, track, isPlaying, play, pause, next, previous } = usePlayer(code, tracks)
  return (
    <>
      {/* Music without words has nothing to caption. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={audio}
        preload="none"
        onEnded={next}
        onError={() => {
          if (track !== undefined) pause()
        }}
        onPause={(event) => {
          // The end of a track is no pause; a call or a headphone pulled out is.
          if (!event.currentTarget.ended && track !== undefined) pause()
        }}
      />
      {track !== undefined && (
        <section aria-label={t`Background music`} className={styles.bar}>
          <Button aria-label={t`Previous track`} onClick={previous}>
            <Icon name="previous-track" />
          </Button>
          <Button
            aria-label={isPlaying ? t`Pause music` : t`Play music`}
            onClick={isPlaying ? pause : play}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </Button>
          <Button aria-label={t`Next track`} onClick={next}>
            <Icon name="next-track" />
          </Button>
          <span className={styles.title}>{track.title ?? t`Background music`}</span>
        </section>
      )}
    </>
  )
}
