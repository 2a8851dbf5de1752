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
] as const)('page %j is %j', ([value, page]) => {
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
] as const)('keyword %j is %j', ([value, cleaned]) => {
  expect(keyword(value)).toBe(cleaned)
})

test('a number that narrows a list is one, or is not there', () => {
  expect(optionalNumber('2024')).toBe(2024)
  expect(optionalNumber('x')).toBeUndefined()
  expect(optionalNumber(undefined)).toBeUndefined()
})

test('an unknown word is the first of those that are known', () => {
  expect(oneOf('note', ['message', 'note'])).toBe('note')
  expect(oneOf('x', ['message', 'note'])).toBe('message')
})

test('a param of another form is none', () => {
  expect(matching('2024-6-1', /^\d{4}-\d-\d$/)).toBe('2024-6-1')
  expect(matching(['2024-6-1'], /^\d{4}-\d-\d$/)).toBe('')
  expect(matching({ toString: () => '2024-6-1' }, /^\d{4}-\d-\d$/)).toBe('')
})

test('knows what an address need not say, and reads whatever it says', () => {
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
