/** A param that is not valid UTF-8, as the URL has it: decoding would change it. */
interface RawParam {
  raw: string
}

const isRaw = (value: unknown): value is RawParam =>
  typeof value === 'object' && value !== null && 'raw' in value && typeof value.raw === 'string'

/**
 * Parses a query string into plain strings: values are not converted (`1e5` stays `1e5`), and the
 * first value of a repeated name counts. The readers of the routes give the values their types; a
 * value that cannot be decoded is no text, so that a reader ignores it.
 */
export function parseSearchString(search: string): Record<string, string | RawParam> {
  const values: Record<string, string | RawParam> = Object.create(null)
  for (const raw of search.replace(/^\?/, '').split('&')) {
    for (const [name, value] of new URLSearchParams(raw)) {
      const isBroken = `${name}${value}`.includes('\ufffd') && !/%EF%BF%BD|\ufffd/i.test(raw)
      values[name] ??= isBroken ? { raw } : value
    }
  }
  return { ...values }
}

/**
 * Returns the query string of `values`, including `?`. Values that are empty, or neither text nor
 * number, are omitted.
 */
export function stringifySearch(values: Record<string, unknown>): string {
  const params = Object.entries(values).flatMap(([name, value]) => {
    if (isRaw(value)) return [value.raw]
    const isValue = typeof value === 'number' || (typeof value === 'string' && value !== '')
    return isValue ? [new URLSearchParams({ [name]: `${value}` }).toString()] : []
  })
  return params.length > 0 ? `?${params.join('&')}` : ''
}
