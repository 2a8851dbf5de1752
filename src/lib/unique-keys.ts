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
