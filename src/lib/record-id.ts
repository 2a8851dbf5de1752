/** What an id looks like in an address: a positive integer of up to ten digits, no leading zero. */
const idPattern = /^[1-9]\d{0,9}$/

/** The id that an address segment names, or `null` (`0`, `012`, `..`, `1e5`: not found, no call). */
export function parseRecordId(segment: string): number | null {
  return idPattern.test(segment) ? Number(segment) : null
}
