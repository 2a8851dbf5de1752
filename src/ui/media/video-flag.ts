import { atom } from 'jotai'

/** How many videos are on; more than one only for the moment in which one follows another. */
const videos = atom(0)

/** A video plays, and should be heard alone. */
export const isVideoOnAtom = atom((get) => get(videos) > 0)

/** Says that a video has begun, or that it is gone. */
export const countVideoAtom = atom(null, (get, set, change: 1 | -1) =>
  set(videos, get(videos) + change),
)
