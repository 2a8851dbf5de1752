import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { neighborsQuery, readListsIn } from './neighbors.ts'

const idsByPage = [
  [9, 2, 5],
  // Repeats a post, because one was published between the two requests.
  [5, 7, 1],
  [4, 6],
]

const list = (page: number) => ({
  queryKey: ['en', 'posts', page],
  queryFn: async () => ({
    items: (idsByPage[page - 1] ?? []).map((id) => ({ id, title: `${id}` })),
    page,
    pageCount: idsByPage.length,
    total: 8,
    size: 3,
  }),
})

test.for([
  [9, undefined, 2],
  [2, 9, 5],
  [5, 2, 7],
  [7, 5, 1],
  [1, 7, 4],
  [4, 1, 6],
  [6, 4, undefined],
] as const)('finds the posts next to %i in the order of the list', async ([id, newer, older]) => {
  const client = new QueryClient()
  readListsIn(client)
  const neighbors = await client.query(neighborsQuery('posts', list, id))
  const { position = 0 } = neighbors
  expect(idsByPage.flat()[position - 1]).toBe(id)
  expect([neighbors.newer?.id, neighbors.older?.id]).toEqual([newer, older])
})
