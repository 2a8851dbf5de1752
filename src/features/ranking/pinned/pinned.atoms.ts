import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { storageOf } from '#lib/storage.ts'
import { displayName } from '#lib/display-name.ts'
import { parseOwn, parseStars, toggledStars, type PinnedNames } from './pinned-names.ts'

const starsKey = 'rankingStars'
const starsStorage = storageOf<readonly string[] | null>({
  parse: parseStars,
  format: (stars) => (stars?.length ? JSON.stringify(stars) : null),
})
const starsAtom = atomWithStorage<readonly string[] | null>(starsKey, null, starsStorage)

const ownAtom = atomWithStorage<string | null>(
  'rankingName',
  null,
  storageOf<string | null>({ parse: parseOwn, format: (name) => name || null }),
)

/** The names that the visitor follows; `null` until mounted, which is after hydration. */
export const pinnedAtom = atom((get): PinnedNames | null => {
  const [own, stars] = [get(ownAtom), get(starsAtom)]
  return own === null || stars === null ? null : { own, stars }
})

/** Stores the visitor's own nickname; an empty one deletes it. */
export const nameOwnAtom = atom(null, (_get, set, name: string) => set(ownAtom, displayName(name)))

/** Stars a player, or removes the star. */
export const toggleStarAtom = atom(null, (_get, set, name: string) =>
  set(starsAtom, toggledStars(starsStorage.getItem(starsKey) ?? [], name)),
)
