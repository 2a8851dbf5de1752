import { atom } from 'jotai'

/** True from the choice of a comparison until its result has the focus. */
export const comparisonChosenAtom = atom(false)
