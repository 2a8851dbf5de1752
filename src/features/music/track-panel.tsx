import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { playerIcons } from '#ui/icons/player-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'
import { Tile } from '#ui/card/tile.tsx'
import { musicAtom } from './music.atoms.ts'
import { sendMusicAtom } from './music-send.ts'
import styles from './track-panel.module.css'
import { VolumeSlider } from './volume-slider.tsx'

/** Renders the tracks of the page, each with a play button, and the volume. */
export function TrackPanel() {
  const { t } = useLingui()
  const { tracks, index } = useAtomValue(musicAtom)
  const send = useSetAtom(sendMusicAtom)
  return (
    <div className={styles.panel}>
      <ol className={styles.tracks} aria-label={t`Tracks`}>
        {tracks.map(({ address, title }, n) => (
          // A list may contain a track twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${n} ${address}`}>
            <button
              type="button"
              className={n === index ? styles.current : styles.track}
              aria-current={n === index || undefined}
              onClick={() => send({ type: 'choose', index: n })}
            >
              <span aria-hidden>
                <Tile tone={n === index ? 'gold' : 'quiet'}>
                  {n === index ? <Icon shape={playerIcons.music} /> : n + 1}
                </Tile>
              </span>
              <span>{title ?? t`Background music`}</span>
            </button>
          </li>
        ))}
      </ol>
      <VolumeSlider />
    </div>
  )
}
