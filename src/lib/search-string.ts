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
 * The defaults of all routes that are not empty (route-tree.test.tsx). A route could leave out its own with `stripSearchParams`, but every link to it would
 * then be built again after each navigation.
 */
const defaults: Record<string, unknown> = { page: 1, sort: 'rank', board: 'message' }

/**
 * Returns the query string of `values`, including `?`. Values that are empty, neither text nor number, or the default
 * of their param are omitted.
 */
export function stringifySearch(values: Record<string, unknown>): string {
  const params = Object.entries(values).flatMap(([name, value]) => {
    if (isRaw(value)) return [value.raw]
    if (value === defaults[name]) return []
    const isValue = typeof value === 'number' || (typeof value === 'string' && value !== '')
    return isValue ? [new URLSearchParams({ [name]: `${value}` }).toString()] : []
  })
  return params.length > 0 ? `?${params.join('&')}` : ''
}
