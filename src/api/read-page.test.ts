import { afterEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { readFromOrigin } from './bases.ts'
import { endpoint } from './endpoint.ts'
import { readPageWithinEnd } from './read.ts'
import { pageOf } from './schema.ts'

const list = endpoint<{ page: number }>()('/list', pageOf(v.number(), 2))

const Body = v.pipe(v.string(), v.parseJson(), v.object({ page: v.number() }))

/** Serves a list of `pageCount` pages with two items each; pages beyond the end are empty. */
function serve(pageCount: number) {
  readFromOrigin('https://game.test')
  const requested: number[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const { page } = v.parse(Body, init?.body)
    requested.push(page)
    const contents = page <= pageCount ? [2 * page - 1, 2 * page] : []
    const totals = { totalElements: 2 * pageCount, totalPages: pageCount, page, size: 2 }
    return Response.json({ code: 200, data: { contents, ...totals } })
  })
  return requested
}

afterEach(() => vi.restoreAllMocks())

test.for([
  ['the first page', 3, 1, 1, [1]],
  ['the last page', 3, 3, 3, [3]],
  ['the page after the last', 3, 4, 3, [4, 3]],
  ['a page far beyond', 3, 99_999, 3, [99_999, 3]],
  ['the first page of an empty list', 0, 1, 1, [1]],
  ['a later page of an empty list', 0, 7, 1, [7, 1]],
] as const)('%s', async ([, pageCount, page, shown, expected]) => {
  const requested = serve(pageCount)
  expect((await readPageWithinEnd(list, { page })).page).toBe(shown)
  expect(requested).toEqual(expected)
})
