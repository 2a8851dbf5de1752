/** Selected ids, across all pages. */
export type Selection = ReadonlySet<number>

/** Toggles an id. */
export function toggled(selection: Selection, id: number): Selection {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Returns true if every row of a page is selected (docs/product.md#test-environments). */
export function allRowsSelected(selection: Selection, ids: readonly number[]): boolean {
  return ids.length > 0 && ids.every((id) => selection.has(id))
}

/** Selects all rows of a page, or deselects them if all were selected. */
export function toggledAll(selection: Selection, ids: readonly number[]): Selection {
  if (!allRowsSelected(selection, ids)) return new Set([...selection, ...ids])
  const page = new Set(ids)
  return new Set([...selection].filter((id) => !page.has(id)))
}
