import { atom, type createStore } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { storageOf } from '#lib/storage.ts'
import { afterEvent, isSoundWanted, silentState, type MusicEvent } from './music-rules.ts'

export type Store = ReturnType<typeof createStore>

const musicState = atom(silentState)
/** The visitor's choice for the bar: none yet, open or closed. */
const barChoice = atom<'none' | 'open' | 'closed'>('none')

export const musicAtom = atom((get) => get(musicState))

/** True if the page has music. */
export const hasMusicAtom = atom((get) => get(musicState).tracks.length > 0)

export const isSoundingAtom = atom((get) => isSoundWanted(get(musicState)))

/** True while the bar is open, which only the visitor opens. */
export const isBarOpenAtom = atom((get) => get(hasMusicAtom) && get(barChoice) === 'open')

/** True once music has played, until the visitor opens the bar. */
export const isPillShownAtom = atom(
  (get) => get(hasMusicAtom) && get(barChoice) === 'none' && get(musicState).wasAudible,
)

export const showBarAtom = atom(null, (_get, set, isWanted: boolean) =>
  set(barChoice, isWanted ? 'open' : 'closed'),
)

/** Sends an event to the player. */
export const sendMusicAtom = atom(null, (get, set, event: MusicEvent) => {
  set(musicState, afterEvent(get(musicState), event))
})

/** The volume settings of this device. */
export interface Sound {
  /** From 0 to 1. */
  volume: number
  isMuted: boolean
}

/** Returns the stored volume in hundredths; anything else counts as absent. */
function parseVolume(stored: string | null): number {
  return stored !== null && /^(?:0|1|0\.\d{1,2})$/.test(stored) ? Number(stored) : 1
}

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
