/** A page link, or a gap between two of them. */
export type PageEntry = number | 'gap'

const most = 7

const run = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/**
 * Returns the entries of a pagination: every page of up to seven, else seven entries with the first
 * page, the last page and those around `page`, with gaps between them.
 */
export function pageEntries(page: number, pageCount: number): PageEntry[] {
  if (pageCount <= most) return run(1, pageCount)
  if (page <= 4) return [...run(1, 5), 'gap', pageCount]
  if (page >= pageCount - 3) return [1, 'gap', ...run(pageCount - 4, pageCount)]
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount]
}
