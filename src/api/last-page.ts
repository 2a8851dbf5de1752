import type { Paged } from './schema.ts'

/**
 * Requests a page of a list, or the last page if the requested one is beyond the end. The result
 * contains the number of the page.
 */
export async function pageWithinEnd<T>(
  page: number,
  fetchPage: (page: number) => Promise<Paged<T>>,
): Promise<Paged<T>> {
  const result = await fetchPage(page)
  const isBeyond = result.items.length === 0 && page > result.pageCount
  return isBeyond ? fetchPage(result.pageCount) : result
}
