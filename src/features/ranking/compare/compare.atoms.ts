import { atom } from 'jotai'

/** True from the selection of a comparison until the result receives the focus. */
export const comparisonChosenAtom = atom(false)
