import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { storageOf } from '#lib/storage.ts'
import { parseVolume, type Sound } from './sound.ts'

const volumeAtom = atomWithStorage(
  'musicVolume',
  1,
  storageOf<number>({ parse: parseVolume, format: String }),
)

const mutedAtom = atomWithStorage(
  'musicMuted',
  false,
  storageOf<boolean>({
    parse: (stored) => stored === 'on',
    format: (isMuted) => (isMuted ? 'on' : null),
  }),
)

/** The volume of the music; read from storage once mounted. */
export const soundAtom = atom((get): Sound => ({
  volume: get(volumeAtom),
  isMuted: get(mutedAtom),
}))

/** @param volume from 0 to 1, stored in hundredths; a change of the volume unmutes the music */
export const setVolumeAtom = atom(null, (_get, set, volume: number) => {
  set(volumeAtom, Math.round(volume * 100) / 100)
  set(mutedAtom, false)
})

/** Toggles the mute of the music. */
export const toggleMutedAtom = atom(null, (get, set) => set(mutedAtom, !get(mutedAtom)))
