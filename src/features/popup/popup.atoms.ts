import { atom } from 'jotai'

const closedAtom = atom<ReadonlySet<number>>(new Set<number>())

/** The popups closed since the document was loaded, so that they don't reopen on a return to the main page. */
export const closedPopupsAtom = atom((get) => get(closedAtom))

export const closePopupsAtom = atom(null, (get, set, ids: readonly number[]) =>
  set(closedAtom, new Set([...get(closedAtom), ...ids])),
)
