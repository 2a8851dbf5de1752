import { expect, test } from 'vitest'
import { parseSearchString, stringifySearch } from './search-string.ts'

test.for([
  '1e5',
  '007',
  'true',
  'null',
  '[1]',
  '{"a":1}',
  '-0',
  '12345678901234567890',
  '검색 & 찾기',
  'a+b c',
  '%',
  '섬/달',
])('does not convert %j', (keyword) => {
  expect(parseSearchString(stringifySearch({ keyword }))).toEqual({ keyword })
})

test('uses the first value of a repeated name', () => {
  expect(parseSearchString('?page=1&page=2')).toEqual({ page: '1' })
})

test('a `__proto__` param does not reach the prototype', () => {
  const values = parseSearchString('?__proto__=x&constructor=1')
  expect(Object.getPrototypeOf(values)).toBe(Object.prototype)
  expect(values.constructor).toBe('1')
  expect('x' in {}).toBe(false)
})

test('omits params without a value, or with their default', () => {
  expect(stringifySearch({ page: undefined, keyword: '', board: 'note' })).toBe('?board=note')
  expect(stringifySearch({ page: 1, sort: 'rank', board: 'message' })).toBe('')
  expect(stringifySearch({})).toBe('')
})

test.for(['?utm_campaign=%E0%A4%A&page=2', '?page=2&a=%ff', '?%E0%A4%A=1', '?x=%EF%BF%BD'])(
  'preserves a param that cannot be decoded: %s',
  (search) => {
    expect(stringifySearch(parseSearchString(search))).toBe(search)
  },
)
