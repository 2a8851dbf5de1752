import type { Paged } from './schema.ts'

/**
 * Asks for a page of a list; where it lies beyond the end, for the last one in its place. What comes
 * says by its `page` which one it is.
 */
export async function pageWithinEnd<T>(
  page: number,
  ask: (page: number) => Promise<Paged<T>>,
): Promise<Paged<T>> {
  const asked = await ask(page)
  const isBeyond = asked.items.length === 0 && page > asked.pageCount
  return isBeyond ? ask(asked.pageCount) : asked
}
