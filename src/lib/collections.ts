/** Returns true for an object with named values. Values from storage and URLs can have any type. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Returns a sorted copy. `toSorted` would need Chrome 110 and iOS 16
 * (docs/decisions/0003-browser-floor.md).
 */
export function sorted<T>(items: readonly T[], compare: (a: T, b: T) => number): T[] {
  // oxlint-disable-next-line unicorn/no-array-sort
  return [...items].sort(compare)
}

/** Returns each record once: pages that are read one after another can repeat records. */
export function eachOnce<T extends { id: number }>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}

/**
 * Returns a React key for each id: the id, or the id and a number if it occurred before, because a server
 * may send the same record twice.
 */
export function uniqueKeys(ids: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return ids.map((id) => {
    const before = counts.get(id) ?? 0
    counts.set(id, before + 1)
    return before === 0 ? id : `${id} ${before}`
  })
}

/**
 * Returns the number of a row in a list whose newest entry is first and has the highest number
 * (docs/product.md#notices-and-events). `index` is its position on the page, from 0.
 */
export function rowNumber(
  { total, page, size }: { total: number; page: number; size: number },
  index: number,
): number {
  return Math.max(1, total - (page - 1) * size - index)
}
