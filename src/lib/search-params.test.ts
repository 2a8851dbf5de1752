import { expect, test } from 'vitest'
import { keyword, matching, oneOf, optionalNumber, pageNumber, searchOf } from './search-params.ts'

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
] as const)('reads the page %j as %j', ([value, page]) => {
  expect(pageNumber(value)).toBe(page)
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
] as const)('normalizes the keyword %j to %j', ([value, cleaned]) => {
  expect(keyword(value)).toBe(cleaned)
})

test('parses a number filter, and ignores an invalid one', () => {
  expect(optionalNumber('2024')).toBe(2024)
  expect(optionalNumber('x')).toBeUndefined()
  expect(optionalNumber(undefined)).toBeUndefined()
})

test('falls back to the first known word for an unknown one', () => {
  expect(oneOf('note', ['message', 'note'])).toBe('note')
  expect(oneOf('x', ['message', 'note'])).toBe('message')
})

test('ignores a param that does not match its pattern', () => {
  expect(matching('2024-6-1', /^\d{4}-\d-\d$/)).toBe('2024-6-1')
  expect(matching(['2024-6-1'], /^\d{4}-\d-\d$/)).toBe('')
  expect(matching({ toString: () => '2024-6-1' }, /^\d{4}-\d-\d$/)).toBe('')
})

test('leaves out default values, and reads values of any type', () => {
  const search = searchOf((params) => ({
    page: pageNumber(params.page),
    keyword: keyword(params.keyword),
  }))
  expect(search.defaults).toEqual({ page: 1, keyword: '' })
  expect(search.parse({ page: '3', keyword: 'moon', utm_source: 'card' })).toEqual({
    page: 3,
    keyword: 'moon',
  })
  expect(search.parse(null)).toEqual(search.defaults)
})
