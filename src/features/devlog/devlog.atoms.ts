import { atom } from 'jotai'

const failedMessageAtom = atom<number | null>(null)

/** Id of the message that failed to load and sent the reader back, or `null`. */
export const unavailableMessageAtom = atom((get) => get(failedMessageAtom))

export const reportUnavailableMessageAtom = atom(null, (_get, set, id: number) =>
  set(failedMessageAtom, id),
)

export const dismissUnavailableMessageAtom = atom(null, (_get, set) => set(failedMessageAtom, null))
