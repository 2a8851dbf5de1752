import * as v from 'valibot'
import { expect, test } from 'vitest'
import { defaultsOf, keyword, oneOf, optionalNumber, pageNumber } from './search-schemas.ts'

test.for([
  [undefined, 1],
  ['1', 1],
  ['12', 12],
  [3, 3],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['1e9', 1],
  ['0x10', 1],
  ['abc', 1],
  ['', 1],
  ['999999', 1],
] as const)('page %j is %j', ([value, page]) => {
  expect(v.parse(pageNumber, value)).toBe(page)
})

test.for([
  [undefined, ''],
  ['달 토끼', '달 토끼'],
  ["it's", 'its'],
  ["'/'", ''],
  ['a/b', 'ab'],
  ['  lantern  ', 'lantern'],
  ['\u200b\u200b', ''],
  ['\u1112\u1161\u11ab', '한'],
  ['1e5', '1e5'],
  ['x'.repeat(10_000), 'x'.repeat(100)],
  [`${'x'.repeat(99)}🏮`, 'x'.repeat(99)],
  ['/'.repeat(10_000), ''],
] as const)('keyword %j is %j', ([value, cleaned]) => {
  expect(v.parse(keyword, value)).toBe(cleaned)
})

test('a number that narrows a list is one, or is not there', () => {
  expect(v.parse(optionalNumber, '2024')).toBe(2024)
  expect(v.parse(optionalNumber, 'x')).toBeUndefined()
  expect(v.parse(optionalNumber, undefined)).toBeUndefined()
})

test('an unknown word is the first of those that are known', () => {
  const board = oneOf(['message', 'note'])
  expect(v.parse(board, 'note')).toBe('note')
  expect(v.parse(board, 'x')).toBe('message')
})

test('knows what an address need not say', () => {
  expect(defaultsOf(v.object({ page: pageNumber, keyword }))).toEqual({ page: 1, keyword: '' })
})
