import { displayName } from '../player/display-name.ts'

/** The players that a visitor follows. Stored on this device and never sent. */
export interface PinnedNames {
  /** The visitor's own nickname; empty if not set. */
  own: string
  stars: readonly string[]
}

/** Maximum number of stars; more would turn the list into a second leaderboard. */
export const maxStars = 20

/** Returns the stored stars; invalid names are ignored. */
export function parseStars(stored: string | null): string[] {
  try {
    const names: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(names)) return []
    const texts = names.filter((name): name is string => typeof name === 'string')
    const shown = texts.map(displayName).filter((name) => name !== '')
    return [...new Set(shown)].slice(0, maxStars)
  } catch {
    return []
  }
}

/** Returns the stored nickname of the visitor, as leaderboards show it; empty if there is none. */
export function parseOwn(stored: string | null): string {
  return displayName(stored ?? '')
}

/** Returns the stars with the name appended, or without it. */
export function toggledStars(stars: readonly string[], name: string): readonly string[] {
  const others = stars.filter((star) => star !== name)
  if (others.length < stars.length) return others
  return [...others, name].slice(-maxStars)
}
