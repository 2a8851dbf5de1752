import { dehydrate, QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { staleTimes } from '#api/stale-times.ts'
import { createQueryClient } from './query-client.ts'
import { hydrateQueries, revalidateWhenIdle } from './revalidate.ts'

let whenIdle: () => void = () => undefined

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('window', {
    requestIdleCallback: (callback: () => void) => {
      whenIdle = callback
      return 1
    },
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const queryKey = ['ko', 'faq']

/** A visit of a page that was built `ageMs` ago and shows one query. */
function visitPage(ageMs: number, response: () => Promise<string>) {
  const built = createQueryClient()
  built.setQueryData(queryKey, 'built', { updatedAt: Date.now() - ageMs })
  const queryClient = createQueryClient()
  hydrateQueries(queryClient, dehydrate(built))
  const queryFn = vi.fn(response)
  const show = (client: QueryClient) => {
    const observer = new QueryObserver(client, { queryKey, queryFn, retry: false })
    observer.subscribe(() => undefined)
    return observer
  }
  const observer = show(queryClient)
  revalidateWhenIdle(queryClient)
  const settled = () => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  return { queryClient, queryFn, observer, show, settled }
}

const yearMs = 365 * 86_400_000

test('refetches stale data when idle, and not while the page hydrates', async () => {
  const { queryFn, observer, settled } = visitPage(yearMs, () => Promise.resolve('edited'))
  expect(observer.getCurrentResult()).toMatchObject({ data: 'built', fetchStatus: 'idle' })
  expect(queryFn).not.toHaveBeenCalled()
  whenIdle()
  expect(observer.getCurrentResult().data).toBe('built')
  await settled()
  expect(observer.getCurrentResult().data).toBe('edited')
  expect(queryFn).toHaveBeenCalledOnce()
})

test('makes no request when the page is freshly built', () => {
  const age = staleTimes.content - 1000
  const { queryFn, observer } = visitPage(age, () => Promise.resolve('edited'))
  whenIdle()
  expect(queryFn).not.toHaveBeenCalled()
  expect(observer.getCurrentResult().data).toBe('built')
})

test('keeps showing the old data when the revalidation fails', async () => {
  const { queryFn, observer, settled } = visitPage(yearMs, () => Promise.reject(new Error('down')))
  whenIdle()
  await settled()
  expect(queryFn).toHaveBeenCalledOnce()
  expect(observer.getCurrentResult().data).toBe('built')
})

test('keeps data dated in the future by a wrong clock until it is replaced', async () => {
  const { queryClient, observer, queryFn } = visitPage(-yearMs, () => Promise.resolve('edited'))
  whenIdle()
  expect(queryFn).not.toHaveBeenCalled()
  expect(observer.getCurrentResult().data).toBe('built')
  await queryClient.invalidateQueries({ queryKey })
  expect(observer.getCurrentResult().data).toBe('edited')
})

test('refetches stale data that mounts after the page was idle', async () => {
  const { queryClient, observer, queryFn, show, settled } = visitPage(yearMs, () =>
    Promise.resolve('edited'),
  )
  observer.destroy()
  whenIdle()
  expect(queryFn).not.toHaveBeenCalled()
  const late = show(queryClient)
  await settled()
  expect(late.getCurrentResult().data).toBe('edited')
})

test('refetches stale data whose section rendered before the page was idle and mounts after', async () => {
  const { queryClient, observer, queryFn, settled } = visitPage(yearMs, () =>
    Promise.resolve('edited'),
  )
  observer.destroy()
  const rendered = new QueryObserver(queryClient, { queryKey, queryFn, retry: false })
  whenIdle()
  expect(queryFn).not.toHaveBeenCalled()
  rendered.subscribe(() => undefined)
  await settled()
  expect(rendered.getCurrentResult().data).toBe('edited')
})
