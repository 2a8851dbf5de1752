import { dataSavingKey, isSavingData } from '#lib/data-saving.ts'
import { storage } from '#lib/storage.ts'
import type { Quiet } from './music-state.ts'
import { musicAtom } from './music.atoms.ts'
import { sendMusicAtom, type Store } from './music-send.ts'
import { soundAtom } from './sound.atoms.ts'

/** The play status shared by all pages (docs/product.md#music): `false` once the visitor has paused the music. */
const statusKey = 'bgmPlayStatus'
/** `press`: selected in the settings. Clicking play does not reset it. */
const startKey = 'musicStart'

/** Returns the stored preferences; any other value counts as absent. */
function readQuiet(): Quiet {
  return {
    paused: storage.getItem(statusKey) === 'false',
    onlyByPress: storage.getItem(startKey) === 'press',
    savingData: isSavingData(),
  }
}

/**
 * Syncs the player with storage (paused by the visitor, settings, data saving), including changes from another
 * tab or the settings page. @returns the function that disconnects
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
