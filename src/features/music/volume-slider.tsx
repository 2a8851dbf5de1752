import { Trans } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { setVolumeAtom, soundAtom } from './sound.atoms.ts'
import styles from './track-panel.module.css'

/** Returns false if the volume can only be set by the device keys (iOS). */
function canSetVolume(): boolean {
  const probe = new Audio()
  probe.volume = 0.5
  return probe.volume === 0.5
}

/** Renders the volume slider. Shows 0 when muted; moving it unmutes. */
export function VolumeSlider() {
  const { volume, isMuted } = useAtomValue(soundAtom)
  const setVolume = useSetAtom(setVolumeAtom)
  const [isOffered] = useState(canSetVolume)
  if (!isOffered) return null
  const percent = isMuted ? 0 : Math.round(volume * 100)
  return (
    <label className={styles.volume}>
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
