/** The largest id that a URL can contain. */
export const maxRecordId = 9_999_999_999

/** An id in a URL: a positive integer of up to ten digits without leading zeros. */
const idPattern = /^[1-9]\d{0,9}$/

/**
 * Parses the id in a path segment. @returns `null` for an invalid one (`0`, `012`, `..`, `1e5`),
 * which is not found without an API call
 */
export function parseRecordId(segment: string): number | null {
  return idPattern.test(segment) ? Number(segment) : null
}
