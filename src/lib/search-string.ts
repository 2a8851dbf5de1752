/**
 * Parses a query string into plain strings: values are not converted (`1e5` stays `1e5`), and the
 * first value of a repeated name counts. The readers of the routes give the values their types.
 */
export function parseSearchString(search: string): Record<string, string> {
  const values: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(search)) {
    values[name] ??= value
  }
  return { ...values }
}

/**
 * Returns the query string of `values`, including `?`. Values that are empty, or neither text nor
 * number, are omitted.
 */
export function stringifySearch(values: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) {
      params.set(name, `${value}`)
    }
  }
  const search = params.toString()
  return search && `?${search}`
}
