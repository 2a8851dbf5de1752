import { dataSavingKey, isSavingData } from '#lib/data-saving.ts'
import { storage } from '#lib/storage.ts'
import type { Quiet } from './music-state.ts'
import { musicAtom } from './music.atoms.ts'
import { sendMusicAtom, type Store } from './music-send.ts'
import { soundAtom } from './sound.atoms.ts'

/** The status of the music of all pages (docs/product.md#music): `false` once the visitor has paused it. */
const statusKey = 'bgmPlayStatus'
/** `press`: chosen in the settings. Pressing play does not revoke it. */
const startKey = 'musicStart'

/** Returns what is stored; any other value counts as absent. */
function readQuiet(): Quiet {
  return {
    paused: storage.getItem(statusKey) === 'false',
    onlyByPress: storage.getItem(startKey) === 'press',
    savingData: isSavingData(),
  }
}

/**
 * Keeps the player in step with storage: whether the visitor has paused, the settings, data saving;
 * also when another tab or the settings page changes them. @returns the function that disconnects
 */
export function connectDevice(store: Store): () => void {
  const read = () => store.set(sendMusicAtom, { type: 'quiet', quiet: readQuiet() })
  read()
  let stored = store.get(musicAtom).quiet.paused
  const stops = [
    store.sub(musicAtom, () => {
      const { paused } = store.get(musicAtom).quiet
      if (paused === stored) return
      stored = paused
      if (paused) storage.setItem(statusKey, 'false')
      else storage.removeItem(statusKey)
    }),
    ...[statusKey, startKey, dataSavingKey].map((key) => storage.subscribe(key, read)),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Applies the volume of this device to an audio element. @returns the function that disconnects */
export function connectSound(store: Store, audio: HTMLAudioElement): () => void {
  const apply = () => {
    const { volume, isMuted } = store.get(soundAtom)
    audio.volume = volume
    audio.muted = isMuted
  }
  const unsubscribe = store.sub(soundAtom, apply)
  apply()
  return unsubscribe
}
