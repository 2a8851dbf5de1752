import { atom } from 'jotai'

/** The time of one beat of the music that plays, as a CSS time; `null` without music. */
export const beatAtom = atom<string | null>(null)
