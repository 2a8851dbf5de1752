import { expect, test } from 'vitest'
import { pageEntries } from './pagination-entries.ts'

test.for([
  [1, 1, '1'],
  [2, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 gap 8'],
  [4, 8, '1 2 3 4 5 gap 8'],
  [5, 8, '1 gap 4 5 6 7 8'],
  [5, 9, '1 gap 4 5 6 gap 9'],
  [50, 99, '1 gap 49 50 51 gap 99'],
  [99, 99, '1 gap 95 96 97 98 99'],
] as const)('page %i of %i shows %s', ([page, pageCount, entries]) => {
  expect(pageEntries(page, pageCount).join(' ')).toBe(entries)
})
