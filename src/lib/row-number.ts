/**
 * The running number of a row in a list whose newest entry is on top and has the highest number
 * (docs/product.md#notices-and-events). `index` counts from 0 on its page.
 */
export function rowNumber(
  { total, page, size }: { total: number; page: number; size: number },
  index: number,
): number {
  return Math.max(1, total - (page - 1) * size - index)
}
