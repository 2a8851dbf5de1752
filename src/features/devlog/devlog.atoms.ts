import { atom } from 'jotai'

const failedMessageAtom = atom<number | null>(null)

/** The message that could not be opened and sent its reader back, or `null`. */
export const leftMessageAtom = atom((get) => get(failedMessageAtom))

export const leaveMessageAtom = atom(null, (_get, set, id: number) => set(failedMessageAtom, id))

export const forgetLeftMessageAtom = atom(null, (_get, set) => set(failedMessageAtom, null))
