const bareDay = /^\d{4}-\d{2}-\d{2}$/
const withOffset = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/

/** The first and the last instant that all pages can show as `YYYY-MM-DD` in any time zone. */
const earliest = Date.UTC(1900, 0, 1)
const latest = Date.UTC(9999, 11, 30)

/**
 * Parses an ISO 8601 time with an offset. A bare `YYYY-MM-DD` is midnight in Korea. @returns epoch
 * milliseconds; `null` for any other text, and outside of the years 1900 to 9999
 */
export function parseInstant(text: string): number | null {
  const iso = bareDay.test(text) ? `${text}T00:00:00+09:00` : text
  const instant = withOffset.test(iso) ? Date.parse(iso) : Number.NaN
  return instant >= earliest && instant <= latest ? instant : null
}
