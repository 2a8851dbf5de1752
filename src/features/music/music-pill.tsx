import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { flushSync } from 'react-dom'
import { memberAt } from '#site-members.ts'
import { Emblem } from '#ui/brand/marks.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import styles from './music-pill.module.css'
import { focusMusic, musicToolId, playButtonId } from './music-tool.tsx'
import { musicAtom, sendMusicAtom, showBarAtom } from './music.atoms.ts'

/** Renders the cover of the playing track, which opens the bar, and a pause button. */
export function MusicPill() {
  const { t } = useLingui()
  const { tracks, index, isPlaying } = useAtomValue(musicAtom)
  const send = useSetAtom(sendMusicAtom)
  const showBar = useSetAtom(showBarAtom)
  const title = tracks[index]?.title ?? t`Background music`
  const open = () => {
    flushSync(() => showBar(true))
    focusMusic(playButtonId)
  }
  return (
    <aside
      className={styles.pill}
      data-floating
      data-playing={isPlaying}
      aria-label={t`Background music`}
    >
      <button
        type="button"
        className={`icon-button ${styles.cover}`}
        data-member={memberAt(index)}
        aria-label={t`Open the player: ${title}`}
        onClick={open}
      >
        <Emblem />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={isPlaying ? t`Pause music` : t`Play music`}
        onClick={() => send({ type: isPlaying ? 'pause' : 'play' })}
      >
        <Icon shape={isPlaying ? icons.pause : icons.play} />
      </button>
    </aside>
  )
}

/** Shows that autoplay is blocked and a click is needed (docs/product.md#music). */
export function MusicChip() {
  const { t } = useLingui()
  const send = useSetAtom(sendMusicAtom)
  const showBar = useSetAtom(showBarAtom)
  return (
    <aside className={styles.pill} data-floating aria-label={t`Background music`}>
      <button
        type="button"
        className={`cluster ${styles.invitation}`}
        onClick={() => {
          send({ type: 'play' })
          flushSync(() => showBar(true))
          focusMusic(playButtonId)
        }}
      >
        <span className={`icon-button ${styles.cover}`} data-member="pado">
          <Emblem />
        </span>
        <Trans>Press to play music</Trans>
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t`Close`}
        onClick={() => {
          flushSync(() => send({ type: 'dismiss' }))
          focusMusic(musicToolId)
        }}
      >
        <Icon shape={icons.close} />
      </button>
    </aside>
  )
}
