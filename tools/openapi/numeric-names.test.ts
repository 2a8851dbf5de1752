import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { mockExchanges } from './examples.ts'

const names =
  /^(?:nickname|clubName|ver|(?:sub)?title|category|text|reward|(?:ko|en|jp)(?:Title|Category))$/

test('reads a name or a title that is a number, and drops no item for it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const changed = new Set<string>()
  for (const { endpoint, response } of await mockExchanges()) {
    const numeric: unknown = JSON.parse(JSON.stringify(response), (key, value: unknown) => {
      if (typeof value !== 'string' || !names.test(key)) return value
      changed.add(key)
      return 12_345
    })
    const { path, shape } = endpoint
    const data: unknown = shape === 'envelope' ? Object(numeric).data : numeric
    const result = v.safeParse(endpoint.response, data)
    expect(result.success, path).toBe(true)
    const wrong = JSON.stringify(result.output).match(/"(?:nickname|title|name)":12345/)
    expect(wrong, path).toBeNull()
  }
  expect(changed.size).toBeGreaterThan(8)
  expect(warn.mock.calls).toEqual([])
})
