import { atom } from 'jotai'
import { readStored, removeStored, writeStored } from '#lib/storage.ts'
import { displayName } from './display-name.ts'
import { ownNameKey, readPinned, starsKey, toggledStars, type PinnedNames } from './pinned-names.ts'

const pinnedState = atom<PinnedNames | null>(null)

/** Whom the visitor follows; `null` until the device was asked, not before hydration. */
export const pinnedAtom = atom((get) => get(pinnedState))

/** Asks the device. */
export const readPinnedAtom = atom(null, (_get, set) => set(pinnedState, readPinned(readStored)))

function keep(key: string, value: string): void {
  if (value === '') removeStored(key)
  else writeStored(key, value)
}

/** The visitor's own nickname; an empty one forgets it. */
export const nameOwnAtom = atom(null, (get, set, name: string) => {
  const own = displayName(name)
  keep(ownNameKey, own)
  set(pinnedState, { own, stars: get(pinnedState)?.stars ?? [] })
})

/** Stars a player, or no longer. */
export const toggleStarAtom = atom(null, (get, set, name: string) => {
  const { own, stars } = get(pinnedState) ?? readPinned(readStored)
  const toggled = toggledStars(stars, name)
  keep(starsKey, toggled.length === 0 ? '' : JSON.stringify(toggled))
  set(pinnedState, { own, stars: toggled })
})
