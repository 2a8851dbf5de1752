import { expect, test } from 'vitest'
import { allRowsSelected, toggled, toggledAll } from './selection.ts'

const page = [1, 2, 3]

test.each([
  [[], false],
  [[1, 2], false],
  [[1, 2, 3], true],
  [[1, 2, 3, 9], true],
])('reports for the selection %j whether all rows are selected: %s', (selected, all) => {
  expect(allRowsSelected(new Set(selected), page)).toBe(all)
})

test('reports an empty page as not selected', () => {
  expect(allRowsSelected(new Set([1]), [])).toBe(false)
})

test('toggles a row', () => {
  expect([...toggled(new Set([1]), 2)]).toEqual([1, 2])
  expect([...toggled(new Set([1, 2]), 1)]).toEqual([2])
})

test('toggles all rows of a page without changing other pages', () => {
  expect(toggledAll(new Set([9, 2]), page)).toEqual(new Set([1, 2, 3, 9]))
  expect([...toggledAll(new Set([9, 1, 2, 3]), page)]).toEqual([9])
})
