/** The largest id that a URL can contain. */
export const maxRecordId = 9_999_999_999

/** An id in a URL: a positive integer of up to ten digits without leading zeros. */
export const idPattern = /^[1-9]\d{0,9}$/

/**
 * Parses the id in a path segment. @returns `null` for an invalid one (`0`, `012`, `..`, `1e5`),
 * which is not found without an API call
 */
export function parseRecordId(segment: string): number | null {
  return idPattern.test(segment) ? Number(segment) : null
}

/**
 * Creates the `params` option of a route whose last segment is an id. The id is parsed as a number;
 * any other segment does not match the route, so the page is not found and no request is sent.
 */
export function idParam<TName extends string>(name: TName) {
  return {
    /** Of the URLs that exist (src/app/site-paths.ts). */
    pattern: idPattern,
    parse: (params: Record<TName, string>): Record<TName, number> | false => {
      const id = parseRecordId(params[name])
      return id === null ? false : only(name, id)
    },
    stringify: (params: Record<TName, number>) => only(name, String(params[name])),
  }
}

function only<TName extends string, TValue>(name: TName, value: TValue): Record<TName, TValue> {
  // TypeScript widens a computed name to `string`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { [name]: value } as Record<TName, TValue>
}
