/**
 * A number with a comma between thousands, which is how all three languages write it. The browser's own
 * formatter, which the odd fraction is left to, takes a slow phone 110 ms for the first one of a visit.
 */
export function formatNumber(value: number): string {
  if (!Number.isSafeInteger(value)) return value.toLocaleString('en')
  return `${value}`.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}
