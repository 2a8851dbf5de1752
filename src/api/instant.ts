const bareDay = /^\d{4}-\d{2}-\d{2}$/
const withOffset = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/

/**
 * Parses an ISO 8601 time with an offset. A bare `YYYY-MM-DD` is midnight in Korea. @returns epoch
 * milliseconds; `null` for any other text
 */
export function parseInstant(text: string): number | null {
  const iso = bareDay.test(text) ? `${text}T00:00:00+09:00` : text
  const instant = withOffset.test(iso) ? Date.parse(iso) : Number.NaN
  return Number.isNaN(instant) ? null : instant
}
