import { displayName } from './display-name.ts'

/** Whom a visitor follows. It is kept on this device and never sent (decisions, "Kept on the device"). */
export interface PinnedNames {
  /** The visitor's own nickname; empty where none was named. */
  own: string
  stars: readonly string[]
}

export const ownNameKey = 'rankingName'
export const starsKey = 'rankingStars'

/** More would be a second board above the board. */
export const mostStars = 20

function starsIn(stored: string | null): string[] {
  try {
    const names: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(names)) return []
    const texts = names.filter((name): name is string => typeof name === 'string')
    const shown = texts.map(displayName).filter((name) => name !== '')
    return [...new Set(shown)].slice(0, mostStars)
  } catch {
    return []
  }
}

/** What the device keeps; anything else that stands under the keys counts as nothing. */
export function readPinned(read: (key: string) => string | null): PinnedNames {
  return { own: displayName(read(ownNameKey) ?? ''), stars: starsIn(read(starsKey)) }
}

/** The stars with one more at their end, or without it. */
export function toggledStars(stars: readonly string[], name: string): readonly string[] {
  const others = stars.filter((star) => star !== name)
  if (others.length < stars.length) return others
  return [...others, name].slice(-mostStars)
}
