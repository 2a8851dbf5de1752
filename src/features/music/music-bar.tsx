import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import {
  useEffect,
  useRef,
  useState,
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { flushSync } from 'react-dom'
import { Icon, icons, type IconShape } from '#ui/icons/icons.tsx'
import { playerIcons } from '#ui/icons/player-icons.ts'
import { useAnnounce } from '#ui/page/live-region.tsx'
import styles from './music-bar.module.css'
import { focusMusic, musicToolId, playButtonId } from './music-tool.tsx'
import { musicAtom, sendMusicAtom, showBarAtom, soundAtom, toggleMutedAtom } from './music.atoms.ts'
import { TrackPanel } from './track-panel.tsx'

/** Renders the music controls at the bottom of the screen; the track list opens above them. */
export function MusicBar() {
  const { t } = useLingui()
  const { isPlaying } = useAtomValue(musicAtom)
  const { isMuted } = useAtomValue(soundAtom)
  const send = useSetAtom(sendMusicAtom)
  const toggleMuted = useSetAtom(toggleMutedAtom)
  const showBar = useSetAtom(showBarAtom)
  const [isListOpen, setListOpen] = useState(false)
  const listButton = useRef<HTMLButtonElement>(null)

  const close = () => {
    flushSync(() => showBar(false))
    focusMusic(musicToolId)
  }
  const closeList = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isListOpen) return
    setListOpen(false)
    listButton.current?.focus()
  }

  return (
    // Escape is a shortcut for the list button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-label={t`Background music`} className={styles.bar} data-bar onKeyDown={closeList}>
      {isListOpen && <TrackPanel />}
      <div className={`cluster ${styles.row}`}>
        <NowPlaying />
        <div className={styles.controls}>
          <BarButton
            name={t`Previous track`}
            icon={playerIcons.previousTrack}
            onClick={() => send({ type: 'previous' })}
          />
          <BarButton
            id={playButtonId}
            isMain
            name={isPlaying ? t`Pause music` : t`Play music`}
            icon={isPlaying ? icons.pause : icons.play}
            onClick={() => send({ type: isPlaying ? 'pause' : 'play' })}
          />
          <BarButton
            name={t`Next track`}
            icon={playerIcons.nextTrack}
            onClick={() => send({ type: 'next' })}
          />
          <BarButton
            name={t`Mute music`}
            icon={isMuted ? playerIcons.soundOff : playerIcons.sound}
            aria-pressed={isMuted}
            onClick={toggleMuted}
          />
          <BarButton
            ref={listButton}
            name={t`Tracks`}
            icon={playerIcons.list}
            aria-expanded={isListOpen}
            onClick={() => setListOpen(!isListOpen)}
          />
          <BarButton name={t`Close`} icon={icons.close} onClick={close} />
        </div>
      </div>
    </section>
  )
}

/** Renders the name of the current track, or the reason why there is no music. */
function NowPlaying() {
  const { t } = useLingui()
  const announce = useAnnounce()
  const { tracks, index, isBroken, isVideoPlaying, isPlaying } = useAtomValue(musicAtom)
  const failure = t`Music can't be played right now. Please try again later.`
  // Announces it to screen readers.
  useEffect(() => {
    if (isBroken) announce(failure)
  }, [announce, isBroken, failure])
  if (isBroken) {
    return (
      <p className={styles.now} data-failed>
        {failure}
      </p>
    )
  }
  const count = tracks.length
  const position = `${index + 1} / ${count}`
  return (
    <p className={styles.now}>
      <strong className="one-line">
        {isVideoPlaying && isPlaying ? (
          <Trans>The music will resume after the video.</Trans>
        ) : (
          (tracks[index]?.title ?? t`Background music`)
        )}
      </strong>
      <span className="meta" translate="no">
        {position}
      </span>
    </p>
  )
}

interface BarButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** The accessible name of the icon button. */
  name: string
  icon: IconShape
  /** The primary button of the bar. */
  isMain?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** Renders an icon button of the music bar. */
function BarButton({ name, icon, isMain, ...props }: BarButtonProps) {
  return (
    <button
      {...props}
      type="button"
      aria-label={name}
      className={isMain ? `icon-button ${styles.main}` : 'icon-button'}
    >
      <Icon shape={icon} />
    </button>
  )
}
