import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { Tile } from '#ui/card/tile.tsx'
import { musicAtom, sendMusicAtom, setVolumeAtom, soundAtom } from './music.atoms.ts'
import styles from './track-panel.module.css'

/** Renders the tracks of the page, each with a play button, and the volume. */
export function TrackPanel() {
  const { t } = useLingui()
  const { tracks, index } = useAtomValue(musicAtom)
  const send = useSetAtom(sendMusicAtom)
  return (
    <div className={styles.panel}>
      <ol className="rows" aria-label={t`Tracks`}>
        {tracks.map(({ url, title }, n) => (
          // A list may contain a track twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${n} ${url}`}>
            <button
              type="button"
              className={`cluster ${styles.track}`}
              aria-current={n === index || undefined}
              onClick={() => send({ type: 'choose', index: n })}
            >
              <span aria-hidden>
                <Tile tone={n === index ? 'gold' : 'quiet'}>
                  {n === index ? <Icon shape={icons.music} /> : n + 1}
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

/** Returns false if the volume can only be set by the device keys (iOS). */
function canSetVolume(): boolean {
  const probe = new Audio()
  probe.volume = 0.5
  return probe.volume === 0.5
}

/** Renders the volume slider. Shows 0 when muted; moving it unmutes. */
function VolumeSlider() {
  const { volume, isMuted } = useAtomValue(soundAtom)
  const setVolume = useSetAtom(setVolumeAtom)
  const [isOffered] = useState(canSetVolume)
  if (!isOffered) return null
  const percent = isMuted ? 0 : Math.round(volume * 100)
  return (
    <label className={`cluster ${styles.volume}`}>
      <Trans>Volume</Trans>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        aria-valuetext={`${percent}%`}
        onChange={({ target }) => setVolume(Number(target.value) / 100)}
      />
      <output translate="no">{`${percent}%`}</output>
    </label>
  )
}
