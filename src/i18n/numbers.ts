/**
 * Formats a number with a comma between thousands, as all three languages do. Only fractions use
 * the browser's own formatter, whose first use in a visit takes a slow phone 110 ms.
 */
export function formatNumber(value: number): string {
  if (!Number.isSafeInteger(value)) return value.toLocaleString('en')
  return `${value}`.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}

/** Formats a goal: a round number in Japanese in ten thousands, `100万`. */
export function formatGoal(value: number, locale: string): string {
  const isRound = locale === 'ja' && value >= 10_000 && value % 10_000 === 0
  return isRound ? `${formatNumber(value / 10_000)}万` : formatNumber(value)
}
