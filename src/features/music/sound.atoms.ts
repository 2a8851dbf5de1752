import { atom } from 'jotai'
import { readKept, removeKept, writeKept } from '#lib/kept.ts'
import { mutedKey, readSound, volumeKey, type Sound } from './sound.ts'

const soundState = atom<Sound>({ volume: 1, isMuted: false })

/** How loud the music is. */
export const soundAtom = atom((get) => get(soundState))

/** Asks the device; not before hydration. */
export const readSoundAtom = atom(null, (_get, set) => set(soundState, readSound(readKept)))

/** @param volume from 0 to 1, kept in hundredths; to turn it up is to want to hear it */
export const setVolumeAtom = atom(null, (_get, set, volume: number) => {
  const hundredths = Math.round(volume * 100) / 100
  writeKept(volumeKey, String(hundredths))
  removeKept(mutedKey)
  set(soundState, { volume: hundredths, isMuted: false })
})

/** Mutes the music, or no longer. */
export const toggleMutedAtom = atom(null, (get, set) => {
  const { volume, isMuted } = get(soundState)
  if (isMuted) removeKept(mutedKey)
  else writeKept(mutedKey, 'on')
  set(soundState, { volume, isMuted: !isMuted })
})
