import { atom } from 'jotai'

/** The number of mounted players; more than one only for a moment, when one replaces another. */
const videos = atom(0)

/** True while a video plays, which mutes the music. */
export const isVideoOnAtom = atom((get) => get(videos) > 0)

/** Counts a player that was mounted (1) or unmounted (-1). */
export const countVideoAtom = atom(null, (get, set, change: 1 | -1) =>
  set(videos, get(videos) + change),
)
