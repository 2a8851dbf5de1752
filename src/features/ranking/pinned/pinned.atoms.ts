import * as v from 'valibot'
import { displayName } from '#lib/display-name.ts'
import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { storageOf } from '#lib/storage.ts'

/** The players that a visitor follows. Stored on this device and never sent. */
export interface PinnedNames {
  /** The visitor's own nickname; empty if not set. */
  own: string
  stars: readonly string[]
}

/** The id of the section of the own rank, to which the toolbar links. */
export const myRankId = 'my-rank'

/** Maximum number of stars; more would turn the list into a second leaderboard. */
export const maxStars = 20

const StoredNames = v.pipe(v.string(), v.parseJson(), v.array(v.fallback(v.string(), '')))

/** Returns the stored stars; invalid names are ignored. */
export function parseStars(stored: string | null): string[] {
  const names = v.parse(v.fallback(StoredNames, []), stored).map(displayName)
  return [...new Set(names.filter((name) => name !== ''))].slice(0, maxStars)
}

/** Returns the stored nickname of the visitor, as leaderboards show it; empty if there is none. */
export function parseOwn(stored: string | null): string {
  return displayName(stored ?? '')
}

/** Normalizes width, composition and case: `ＬＵＭＩ` is the name `Lumi`. */
const folded = (name: string) => name.normalize('NFKC').toLowerCase()

/**
 * Returns a typed nickname in the spelling of the leaderboard. Width and case may differ if exactly one player
 * fits; an exact match comes first.
 */
export function spelledAs(names: readonly string[], typed: string): string {
  if (names.includes(typed)) return typed
  const fitting = new Set(names.filter((name) => folded(name) === folded(typed)))
  const [only = typed] = fitting
  return fitting.size === 1 ? only : typed
}

/** Returns the stars with the name appended, or without it. */
export function toggledStars(stars: readonly string[], name: string): readonly string[] {
  const others = stars.filter((star) => star !== name)
  if (others.length < stars.length) return others
  return [...others, name].slice(-maxStars)
}

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

/** The rendered row of the visitor on the leaderboard, which registers itself. */
export const ownRowAtom = atom<HTMLTableRowElement | null>(null)

/** The rendered card with the visitor's rank. */
export const ownCardAtom = atom<HTMLElement | null>(null)
