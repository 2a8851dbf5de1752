/**
 * Formats a number with a comma between thousands, as all three languages do. Only fractions use
 * the browser's own formatter, whose first use in a visit takes a slow phone 110 ms.
 */
export function formatNumber(value: number): string {
  if (!Number.isSafeInteger(value)) return value.toLocaleString('en')
  return `${value}`.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}
