import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { BarButton } from './bar-button.tsx'
import styles from './music-bar.module.css'
import { focusMusic, musicToolId, playButtonId } from './music-focus.ts'
import { sendMusicAtom } from './music-send.ts'
import { isBarChosenAtom, musicAtom, showBarAtom } from './music.atoms.ts'
import { NowPlaying } from './now-playing.tsx'
import { soundAtom, toggleMutedAtom } from './sound.atoms.ts'
import { TrackPanel } from './track-panel.tsx'
import { frameIcons } from '#ui/icons/frame-icons.ts'
import { partIcons } from '#ui/icons/part-icons.ts'
import { playerIcons } from '#ui/icons/player-icons.ts'

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

  const isChosen = useAtomValue(isBarChosenAtom)
  return (
    // Escape is a shortcut for the list button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={t`Background music`}
      className={styles.bar}
      data-bar
      data-chosen={isChosen || undefined}
      onKeyDown={closeList}
    >
      {isListOpen && <TrackPanel />}
      <div className={styles.row}>
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
            icon={isPlaying ? frameIcons.pause : frameIcons.play}
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
          <BarButton name={t`Close`} icon={partIcons.close} onClick={close} />
        </div>
      </div>
    </section>
  )
}
