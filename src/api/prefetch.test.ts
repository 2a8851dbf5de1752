import { dehydrate, QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readFromOrigin } from './bases.ts'
import { createPrefetch, isInPage, readSource, type Prefetch } from './prefetch.ts'

/** A query that is aborted when its last section leaves the page. */
const list = queryOptions({
  queryKey: ['list'],
  queryFn: ({ signal }) =>
    new Promise<number>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')))
      setTimeout(() => resolve(7), 20)
    }),
})

const derived = queryOptions({
  queryKey: ['derived'],
  queryFn: async ({ client }) => (await readSource(client, list)) * 2,
  retry: false,
})

test('a derived query is read when a section cancels what it is derived from', async () => {
  const client = new QueryClient()
  const reading = client.query(derived)
  const leave = new QueryObserver(client, list).subscribe(() => undefined)
  await expect.poll(() => client.getQueryState(['list'])?.fetchStatus).toBe('fetching')
  leave()
  expect(await reading).toBe(14)
})

test('a failed read fails the derived query', async () => {
  const client = new QueryClient()
  const refused = { ...list, queryFn: () => Promise.reject(new Error('refused')), retry: false }
  await expect(readSource(client, refused)).rejects.toThrow('refused')
})

/** Returns the keys of the queries in the page of a loader. */
async function keysInPage(load: (prefetch: Prefetch) => unknown) {
  vi.stubEnv('VITE_API_BASE', '/api')
  readFromOrigin('https://origin.example')
  onTestFinished(() => readFromOrigin(''))
  const client = new QueryClient()
  await load(createPrefetch(client, () => false))
  const { queries } = dehydrate(client, { shouldDehydrateQuery: isInPage })
  return queries.map(({ queryKey }) => queryKey)
}

test('a prerendered page contains the derived data, and not the response that it is made from', async () => {
  expect(await keysInPage((prefetch) => prefetch(derived))).toEqual([['derived']])
})

test.for([
  ['before', [list, derived]],
  ['after', [derived, list]],
] as const)(
  'a page that reads a source itself, %s a derived query, contains both',
  async ([, queries]) => {
    const keys = await keysInPage((prefetch) =>
      Promise.all(queries.map(async (query) => prefetch(query))),
    )
    expect(keys).toHaveLength(2)
  },
)

const next = (id: number) => queryOptions({ queryKey: ['next', id], queryFn: async () => id })

test('a prerendered page contains a query whose options depend on the data of another', async () => {
  const keys = await keysInPage((prefetch) => prefetch(list, (id) => prefetch(next(id))))
  expect(keys).toEqual([['list'], ['next', 7]])
})
