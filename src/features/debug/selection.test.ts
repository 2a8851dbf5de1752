import { expect, test } from 'vitest'
import { allRowSelected, toggled, toggledAll } from './selection.ts'

const page = [1, 2, 3]

test.each([
  [[], false],
  [[1, 2], false],
  [[1, 2, 3], true],
  [[1, 2, 3, 9], true],
])('with %j selected, all rows are: %s', (selected, all) => {
  expect(allRowSelected(new Set(selected), page)).toBe(all)
})

test('an empty page has not all of its rows selected', () => {
  expect(allRowSelected(new Set([1]), [])).toBe(false)
})

test('a row goes on and off', () => {
  expect([...toggled(new Set([1]), 2)]).toEqual([1, 2])
  expect([...toggled(new Set([1, 2]), 1)]).toEqual([2])
})

test('all rows of a page go on and off, other pages stay', () => {
  expect(toggledAll(new Set([9, 2]), page)).toEqual(new Set([1, 2, 3, 9]))
  expect([...toggledAll(new Set([9, 1, 2, 3]), page)]).toEqual([9])
})
