/** A page to go to, or a gap between two of them. */
export type PageEntry = number | 'gap'

const most = 7

const run = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/**
 * What a pagination shows: every page of up to seven, else seven entries with the first, the last
 * and those around `page`, gaps between them.
 */
export function pageEntries(page: number, pageCount: number): PageEntry[] {
  if (pageCount <= most) return run(1, pageCount)
  if (page <= 4) return [...run(1, 5), 'gap', pageCount]
  if (page >= pageCount - 3) return [1, 'gap', ...run(pageCount - 4, pageCount)]
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount]
}
