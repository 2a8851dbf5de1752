/** The track after this one; after the last comes the first (spec section 4). */
export function trackAfter(index: number, count: number): number {
  return count === 0 ? 0 : (index + 1) % count
}

/** The track before this one; before the first comes the last. */
export function trackBefore(index: number, count: number): number {
  return count === 0 ? 0 : (index + count - 1) % count
}
