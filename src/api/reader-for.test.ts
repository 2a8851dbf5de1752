import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readerFor } from './reader-for.ts'

beforeEach(() => {
  vi.stubEnv('SSR', false)
})
afterEach(() => {
  vi.unstubAllEnvs()
})

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
  queryFn: async ({ client }) => (await readerFor(client).query(list)) * 2,
  retry: false,
})

test('a derived query is read when a section cancels what it is derived from', async () => {
  const client = new QueryClient()
  const reading = client.query(derived)
  const leave = new QueryObserver(client, list).subscribe(() => undefined)
  await vi.waitFor(() => expect(client.getQueryState(['list'])?.fetchStatus).toBe('fetching'))
  leave()
  expect(await reading).toBe(14)
})

test('a failed read fails the derived query', async () => {
  const client = new QueryClient()
  const refused = { ...list, queryFn: () => Promise.reject(new Error('refused')), retry: false }
  await expect(readerFor(client).query(refused)).rejects.toThrow('refused')
})
