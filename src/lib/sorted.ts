/**
 * Returns a sorted copy. `toSorted` would need Chrome 110 and iOS 16
 * (docs/decisions/0003-browser-floor.md).
 */
export function sorted<T>(items: readonly T[], compare: (a: T, b: T) => number): T[] {
  // oxlint-disable-next-line unicorn/no-array-sort
  return [...items].sort(compare)
}
