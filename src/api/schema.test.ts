import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readAs } from './parse.ts'
import { integer, listOf, optional, pageOf, recordId, parseInstant } from './schema.ts'

const Item = v.object({ idx: recordId, title: v.string(), note: optional(v.string()) })
const good = { idx: 1, title: 'one' }

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.restoreAllMocks()
})

test('drops invalid items, keeps the others, and logs each dropped item once', () => {
  const items = v.parse(listOf(Item), [good, null, 3, [], { idx: '1', title: 'x' }, { idx: 2 }])
  expect(items).toEqual([good])
  expect(console.warn).toHaveBeenCalledTimes(5)
})

test('rejects a list of which no item is valid, but not an empty list', () => {
  expect(v.safeParse(listOf(Item), [{ idx: 0 }, null]).issues?.[0].message).toBe(
    'all 2 items are invalid',
  )
  expect(v.safeParse(pageOf(Item, 6), { contents: [null] }).success).toBe(false)
  expect(v.parse(listOf(Item), [])).toEqual([])
  expect(v.parse(pageOf(Item, 6), { contents: [] }).items).toEqual([])
})

test('names the call of a dropped item', () => {
  readAs(listOf(Item), [good, { idx: 2 }], 'POST /api/game')
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringMatching(/^POST \/api\/game: item 1 dropped: title /),
  )
})

test('treats an optional field of the wrong type as absent', () => {
  expect(v.parse(Item, { ...good, note: 7 })).toEqual({ ...good, note: undefined })
})

test.for([
  [0, 1],
  [3, 3],
  [undefined, 1],
  [-4, 1],
  [1.5, 1],
  ['9', 1],
] as const)('corrects totalPages %j to %j', ([totalPages, pageCount]) => {
  const page = v.parse(pageOf(Item, 6), {
    contents: [good],
    totalElements: 1,
    totalPages,
  })
  expect(page.pageCount).toBe(pageCount)
})

test('uses the size of the list when the response contains another', () => {
  const page = v.parse(pageOf(Item, 6), {
    contents: [good],
    totalElements: 7,
    page: 99,
    size: 1000,
  })
  expect(page).toEqual({ items: [good], total: 7, pageCount: 2, size: 6 })
})

test.for([{}, { contents: {} }, { contents: 'x' }, null, []])(
  'rejects %j as a list',
  (response) => {
    expect(v.safeParse(pageOf(Item, 6), response).success).toBe(false)
  },
)

test.for([
  ['2024', 2024],
  [2024, 2024],
] as const)('reads the integer %j', ([value, number]) => {
  expect(v.parse(integer, value)).toBe(number)
})

test.for(['1,000', '', ' 1', '1e3', null, Number.NaN])('rejects %j as an integer', (value) => {
  expect(v.safeParse(integer, value).success).toBe(false)
})

test.for([
  ['2024-06-11T10:00:00+09:00', Date.UTC(2024, 5, 11, 1)],
  ['2024-06-11', Date.UTC(2024, 5, 10, 15)],
  ['2024-06-11T01:00:00Z', Date.UTC(2024, 5, 11, 1)],
] as const)('parses %s', ([text, instant]) => {
  expect(parseInstant(text)).toBe(instant)
})

test.for([
  '',
  '0000-00-00',
  '0001-01-01',
  '2024-13-01',
  'June 11',
  '2024-06-11T10:00:00',
  '1718067600000',
  '9999-12-31T23:59:59-23:59',
  '+275760-09-13T00:00:00Z',
])('rejects %j', (text) => {
  expect(parseInstant(text)).toBeNull()
})
