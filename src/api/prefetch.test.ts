import { dehydrate, QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { readFromOrigin } from './bases.ts'
import { createPrefetch, isInPage, readSource } from './prefetch.ts'

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

const keysInPage = (client: QueryClient) =>
  dehydrate(client, { shouldDehydrateQuery: isInPage }).queries.map(({ queryKey }) => queryKey)

test('a prerendered page contains the derived data, and not the response that it is made from', async () => {
  const client = new QueryClient()
  await client.query(derived)
  expect(client.getQueryData(['list'])).toBe(7)
  expect(keysInPage(client)).toEqual([['derived']])
})

test.for([
  ['before', [list, derived]],
  ['after', [derived, list]],
] as const)(
  'a page that reads a source itself, %s a derived query, contains both',
  async ([, queries]) => {
    vi.stubEnv('VITE_API_BASE', '/api')
    readFromOrigin('https://origin.example')
    const client = new QueryClient()
    const prefetch = createPrefetch(client, () => false)
    await Promise.all(queries.map(async (query) => prefetch(query)))
    readFromOrigin('')
    expect(keysInPage(client)).toHaveLength(2)
  },
)
