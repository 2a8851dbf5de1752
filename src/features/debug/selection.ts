/** The ids that are selected, of whatever page. */
export type Selection = ReadonlySet<number>

/** One on or off. */
export function toggled(selection: Selection, id: number): Selection {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}

/** True where every row of a page is selected (docs/product.md#test-environments). */
export function allRowSelected(selection: Selection, ids: readonly number[]): boolean {
  return ids.length > 0 && ids.every((id) => selection.has(id))
}

/** All rows of a page on, or off where all of them were on. */
export function toggledAll(selection: Selection, ids: readonly number[]): Selection {
  if (!allRowSelected(selection, ids)) return new Set([...selection, ...ids])
  const page = new Set(ids)
  return new Set([...selection].filter((id) => !page.has(id)))
}
