import { expect, test, vi } from 'vitest'
import { pageWithinEnd } from './last-page.ts'

/** Returns a list of `pageCount` pages with two entries each; pages beyond the end are empty. */
function listOf(pageCount: number) {
  return vi.fn(async (page: number) => {
    const items = page <= pageCount ? [2 * page - 1, 2 * page] : []
    return { items, total: 2 * pageCount, pageCount: Math.max(1, pageCount), page, size: 2 }
  })
}

test.for([
  ['the first page', 3, 1, 1, [[1]]],
  ['the last page', 3, 3, 3, [[3]]],
  ['the page after the last', 3, 4, 3, [[4], [3]]],
  ['a page far beyond', 3, 99_999, 3, [[99_999], [3]]],
  ['the first page of an empty list', 0, 1, 1, [[1]]],
  ['a later page of an empty list', 0, 7, 1, [[7], [1]]],
] as const)('%s', async ([, pageCount, requested, shown, calls]) => {
  const ask = listOf(pageCount)
  expect((await pageWithinEnd(requested, ask)).page).toBe(shown)
  expect(ask.mock.calls).toEqual(calls)
})
