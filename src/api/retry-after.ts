/**
 * Parses a `Retry-After` header (RFC 9110, 10.2.3: seconds or an HTTP date). @returns milliseconds
 * from `now`; `undefined` without a valid header
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000
  // Date.parse by itself accepts nearly any text.
  const date = header.endsWith(' GMT') ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
