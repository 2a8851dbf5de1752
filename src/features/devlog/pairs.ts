export interface Pair<T> {
  /** The position, from 0. */
  index: number
  own: T | undefined
  other: T | undefined
}

/**
 * Pairs the items of two lists by their position. If one list is longer, the rest of it follows at the end without
 * partners.
 */
export function pairsOf<T>(own: readonly T[], other: readonly T[]): Pair<T>[] {
  return Array.from({ length: Math.max(own.length, other.length) }, (_, index) => ({
    index,
    own: own[index],
    other: other[index],
  }))
}
