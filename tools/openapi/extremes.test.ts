import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { formatDay } from '#i18n/times.ts'
import { formatNumber } from '#i18n/numbers.ts'
import { isRecord } from '#lib/collections.ts'
import { parseRecordId } from '#lib/record-id.ts'
import { mockExchanges } from './examples.ts'
import { responseSchemas } from './endpoint.ts'

const list = (text: string) => text.split(' ')
const numbers = list(
  '0 -0 -1 1.5 13 1899 10000 202611 20261101 2147483648 9999999999 10000000000 8640000000000000 ' +
    '9007199254740991 9007199254740992 1e308 5e-324 -1e300 NaN Infinity -Infinity',
)
const times = list(
  '0000-00-00 0000-01-01 0001-01-01 1582-10-10 9999-12-31 2026-02-31 9999-12-31T23:59:59-23:59 ' +
    '0000-01-01T00:00:00+23:59 2026-13-01T00:00:00Z 9795-57-52T62:75+64:60 ' +
    '+275760-09-13T00:00:00Z -271821-04-20T00:00:00Z',
)
const extremes = [...numbers.map(Number), ...numbers, ...times]

/** All objects within a JSON value. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (!isRecord(value)) return []
  return [value, ...Object.values(value).flatMap(objectsIn)]
}

const isMonth = (year: unknown, month: unknown) => {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1))
  return date.getUTCFullYear() === year && date.getUTCMonth() + 1 === month
}

/** Returns the fields of parsed data that no page can show. */
function unshowable(value: unknown): string[] {
  return objectsIn(value).flatMap((part) => {
    const wrong = Object.entries(part).filter(([field, each]) => {
      if (typeof each !== 'number') return false
      // The ids of icons are no ids of records.
      if (field === 'id' && !('image' in part)) return parseRecordId(String(each)) !== each
      if (field.endsWith('At')) return !/^\d{4}-\d{2}-\d{2}$/.test(formatDay(each))
      return formatNumber(each).length >= 24
    })
    const isNoMonth = 'month' in part && 'year' in part && !isMonth(part.year, part.month)
    return (isNoMonth ? ['month'] : []).concat(wrong.map(([field]) => field))
  })
}

const wires = (await mockExchanges()).flatMap(({ response }) => objectsIn(response))
const objects = Object.entries(responseSchemas).filter(([, schema]) => !v.is(schema, ''))

test.for(objects)('%s is showable or invalid with any number and time', ([, schema]) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const wire = wires.find((each) => v.is(schema, each))
  const fields = Object.keys(wire ?? {})
  expect(fields).not.toEqual([])
  for (const field of fields) {
    for (const extreme of extremes) {
      const result = v.safeParse(schema, { ...wire, [field]: extreme })
      const fields = result.success ? unshowable(result.output) : []
      expect(fields, `${field}: ${extreme}`).toEqual([])
    }
  }
})
