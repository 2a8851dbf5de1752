import { atom } from 'jotai'

/** True once the visitor has gone to the board or touched it: from then on, nothing may cover it by itself. */
export const isPlayingAtom = atom(false)
