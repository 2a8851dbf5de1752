import { onKeptElsewhere } from '#lib/kept.ts'
import type { Store } from './music-send.ts'
import { readSoundAtom, soundAtom } from './sound.atoms.ts'
import { mutedKey, volumeKey } from './sound.ts'

/** Keeps the loudness of an audio element, and of this tab, as the device has it. @returns what parts them */
export function connectSound(store: Store, audio: HTMLAudioElement): () => void {
  const follow = () => {
    const { volume, isMuted } = store.get(soundAtom)
    audio.volume = volume
    audio.muted = isMuted
  }
  const unsubscribe = store.sub(soundAtom, follow)
  const read = () => store.set(readSoundAtom)
  read()
  follow()
  const forget = onKeptElsewhere([volumeKey, mutedKey], read)
  return () => {
    unsubscribe()
    forget()
  }
}
