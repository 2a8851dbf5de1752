import { expect, test } from 'vitest'
import { endInstant, instant } from '#api/schema.ts'
import { isRecord } from '#lib/collections.ts'
import { responseSchemas } from './endpoint.ts'

/** Returns the schema that an optional field wraps. */
function unwrapped(field: unknown): unknown {
  return isRecord(field) && 'wrapped' in field ? unwrapped(field.wrapped) : field
}

/** The schemas of all fields of the API whose name says that they are times. */
const times = Object.entries(responseSchemas).flatMap(([name, schema]) => {
  const [wire] = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe : [schema]
  const entries = isRecord(wire) && isRecord(wire.entries) ? Object.entries(wire.entries) : []
  return entries
    .filter(([field]) => field.endsWith('Dt'))
    .map(([field, own]) => [`${name}.${field}`, field === 'endDt', unwrapped(own)] as const)
})

test('reads every end as the last second of a day, and every other time as its first', () => {
  expect(times.length).toBeGreaterThan(10)
  for (const [name, isEnd, schema] of times) {
    expect(schema, name).toBe(isEnd ? endInstant : instant)
  }
})
