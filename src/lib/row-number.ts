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
