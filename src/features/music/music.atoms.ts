import { atom } from 'jotai'

const playingAtom = atom(false)
const placeAtom = atom({ code: '', index: 0 })

/** The play status (spec section 3): true while the visitor wants to hear the music. */
export const isPlayingAtom = atom((get) => get(playingAtom))

export const playAtom = atom(null, (_get, set) => set(playingAtom, true))

/** Paused by the visitor, by the device, or because the browser refused to play. */
export const pauseAtom = atom(null, (_get, set) => set(playingAtom, false))

/** Which track of which list is on. Another list begins at its first. */
export const trackPlaceAtom = atom((get) => get(placeAtom))

export const chooseTrackAtom = atom(null, (_get, set, place: { code: string; index: number }) =>
  set(placeAtom, place),
)
