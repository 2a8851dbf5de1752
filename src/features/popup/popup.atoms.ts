import { atom } from 'jotai'

const closedAtom = atom<ReadonlySet<number>>(new Set<number>())

/** The popups that were closed since this document was loaded: coming home again opens none twice. */
export const closedPopupsAtom = atom((get) => get(closedAtom))

export const closePopupAtom = atom(null, (get, set, id: number) =>
  set(closedAtom, new Set([...get(closedAtom), id])),
)
