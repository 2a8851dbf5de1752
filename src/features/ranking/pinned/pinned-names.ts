import { displayName } from '../player/display-name.ts'

/** Whom a visitor follows. It is kept on this device and never sent (decisions, "Kept on the device"). */
export interface PinnedNames {
  /** The visitor's own nickname; empty where none was named. */
  own: string
  stars: readonly string[]
}

/** More would be a second board above the board. */
export const mostStars = 20

/** Returns the stored stars; anything that is no name counts as absent. */
export function parseStars(stored: string | null): string[] {
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

/** Returns the stored nickname of the visitor, as leaderboards show it; empty if there is none. */
export function parseOwn(stored: string | null): string {
  return displayName(stored ?? '')
}

/** The stars with one more at their end, or without it. */
export function toggledStars(stars: readonly string[], name: string): readonly string[] {
  const others = stars.filter((star) => star !== name)
  if (others.length < stars.length) return others
  return [...others, name].slice(-mostStars)
}
