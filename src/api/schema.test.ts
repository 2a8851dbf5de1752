import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readAs } from './parse.ts'
import {
  integer,
  listOf,
  optional,
  pageOf,
  parseInstant,
  plainText,
  realEnd,
  recordId,
} from './schema.ts'
import { video } from './video.ts'

const Item = v.object({ idx: recordId, title: plainText, note: optional(plainText) })
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

test('drops an item with a text that no page could show, and ignores such an optional text', () => {
  const long = 'a'.repeat(2001)
  const items = [
    { idx: 2, title: long },
    { ...good, note: long },
    { idx: 3, title: long.slice(1) },
  ]
  expect(v.parse(listOf(Item), items)).toEqual([
    { ...good, note: undefined },
    { idx: 3, title: long.slice(1) },
  ])
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('item 0 dropped: title '))
})

test('names the call of a dropped item', () => {
  readAs(listOf(Item), [good, { idx: 2 }], 'POST /api/game')
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringMatching(/^POST \/api\/game: item 1 dropped: title /),
  )
})

test('drops items that repeat an identity, and logs them', () => {
  const repeated = [good, { idx: 2, title: 'two' }, { idx: 1, title: 'other' }, good]
  const Entry = v.pipe(
    Item,
    v.transform(({ idx, title }) => ({ id: idx, title })),
  )
  expect(v.parse(listOf(Entry), repeated).map(({ title }) => title)).toEqual(['one', 'two'])
  expect(v.parse(pageOf(Entry, 6), { contents: repeated }).items).toHaveLength(2)
  expect(v.parse(listOf(Item), repeated)).toHaveLength(4)
  expect(
    v.parse(
      listOf(Item, ({ title }) => title),
      repeated,
    ),
  ).toHaveLength(3)
  expect(console.warn).toHaveBeenCalledWith('item 2 dropped: 1 occurs twice')
})

test('warns of a text that should be a video, and of no other', () => {
  expect(v.parse(video, 'https://youtu.be/LuAbCd_-Gh0?t=9')).toEqual({
    id: 'LuAbCd_-Gh0',
    start: 9,
  })
  expect(v.parse(video, '')).toBeNull()
  expect(console.warn).not.toHaveBeenCalled()
  expect(readAs(video, 'https://video.example/9', '/game')).toBeNull()
  expect(console.warn).toHaveBeenCalledWith(
    '/game: not a video of YouTube, so it is not shown: https://video.example/9',
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
  ['2024-06-11T10:00+09:00', Date.UTC(2024, 5, 11, 1)],
  ['2024-06-11T10:00:00.999999+0900', Date.UTC(2024, 5, 11, 1)],
  ['2024-02-29T00:00:00-00:30', Date.UTC(2024, 1, 29, 0, 30)],
] as const)('parses %s', ([text, instant]) => {
  expect(parseInstant(text)).toBe(instant)
})

test.for([
  ['an end in the next year', '2024-01-01', '2025-01-01', true],
  ['an end nine years later', '2024-01-01', '2033-01-01', true],
  ['the end of the century', '2024-01-01', '2099-12-31', false],
  ['the last second of 32 bits', '2024-01-01', '2038-01-19', false],
  ['the year 2999 without a start', 'none', '2999-12-31', true],
] as const)('takes %s as an end: %s to %s, %s', ([, start, end, isEnd]) => {
  const instant = parseInstant(end)
  expect(realEnd(instant, parseInstant(start))).toBe(isEnd ? instant : null)
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
  '2027-02-30',
  '2027-02-29T10:00:00+09:00',
  '1900-02-29',
  '2024-04-31T23:59:59Z',
  '2024-06-00',
  '2024-06-11T24:00:00+09:00',
  '2024-06-11T10:60:00+09:00',
  '2024-06-11T10:00:60+09:00',
  '2024-06-11T1:2+09:00',
  '2024-06-11T10:00:00+99:99',
  '2024-06-11 10:00:00+09:00',
])('rejects %j', (text) => {
  expect(parseInstant(text)).toBeNull()
})
