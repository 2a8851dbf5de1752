import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createGate } from '#test/gate.ts'
import { useRest } from './use-rest.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page in a browser of that name, whose clock is set on by hand. */
async function openAs(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const client = new QueryClient()
  const { result, act } = await renderHook(() => useRest(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  expect(result.current).toBe(false)
  // Twice: idle first, which is drawn, and then the time that the page has stood.
  const waitLong = async () => {
    await act(() => vi.advanceTimersByTimeAsync(5000))
    await act(() => vi.advanceTimersByTimeAsync(5000))
  }
  return { client, result, act, waitLong }
}

test('a page comes to rest for a visitor, and never for a prerender agent', async () => {
  const visitor = await openAs('Mozilla/5.0')
  await visitor.waitLong()
  expect(visitor.result.current).toBe(true)
  const agent = await openAs('Mozilla/5.0 ReactSnap')
  await agent.waitLong()
  expect(agent.result.current).toBe(false)
})

test('a page that waits for an answer is not at rest', async () => {
  const { client, result, act, waitLong } = await openAs('Mozilla/5.0')
  const answer = createGate()
  const read = client.query({ queryKey: ['notices'], queryFn: () => answer.opened.then(() => 1) })
  await waitLong()
  expect(result.current).toBe(false)
  answer.open()
  await act(() => read)
  await waitLong()
  expect(result.current).toBe(true)
})

test('what is shown already may be asked for again meanwhile', async () => {
  const { client, result, act, waitLong } = await openAs('Mozilla/5.0')
  const answer = createGate()
  const queryKey = ['notices']
  client.setQueryData(queryKey, 1)
  const read = client.query({
    queryKey,
    queryFn: () => answer.opened.then(() => 2),
    staleTime: 0,
  })
  await waitLong()
  expect(result.current).toBe(true)
  answer.open()
  await act(() => read)
})
