/**
 * The wait that a `Retry-After` header asks for (RFC 9110, 10.2.3: seconds or an HTTP date), in
 * milliseconds from `now`; `undefined` where there is none or it cannot be read.
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000
  // Date.parse alone would read a date into nearly anything.
  const date = header.endsWith(' GMT') ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
