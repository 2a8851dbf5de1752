/**
 * A query string as plain strings: nothing is retyped (`1e5` stays `1e5`), a repeated name counts
 * once, the first time. The schemas of the routes give the values their types.
 */
export function parseSearchString(search: string): Record<string, string> {
  const values: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(search)) {
    values[name] ??= value
  }
  return { ...values }
}

/** The query string of `values`, `?` included; what is neither text nor number, or empty, is left out. */
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
