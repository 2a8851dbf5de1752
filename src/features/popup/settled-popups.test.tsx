import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createGate } from '#test/gate.ts'
import { useSettledPage } from './settled-popups.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback'] })
})

/** Opens a page with this user agent and fake timers. */
async function openAs(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const client = new QueryClient()
  const { result, act, rerender } = await renderHook(
    (props?: { isDelayed: boolean }) => useSettledPage(props?.isDelayed ?? false),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  expect(result.current).toBe(false)
  // Twice: first the idle callback, which re-renders, then the idle time.
  const waitLong = async () => {
    await act(() => vi.advanceTimersByTimeAsync(7000))
    await act(() => vi.advanceTimersByTimeAsync(7000))
  }
  return { client, result, act, rerender, waitLong }
}

test('a page becomes idle for a visitor, but never for a prerender agent', async () => {
  const visitor = await openAs('Mozilla/5.0')
  await visitor.waitLong()
  expect(visitor.result.current).toBe(true)
  const agent = await openAs('Mozilla/5.0 ReactSnap')
  await agent.waitLong()
  expect(agent.result.current).toBe(false)
})

test('a page becomes idle with the first scroll', async () => {
  const { result, act } = await openAs('Mozilla/5.0')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  await act(() => window.dispatchEvent(new Event('scroll')))
  expect(result.current).toBe(true)
})

test('a page becomes idle 6 s after the last press, so that no popup opens under a finger', async () => {
  const { result, act } = await openAs('Mozilla/5.0')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  for (let presses = 0; presses < 3; presses += 1) {
    await act(() => vi.advanceTimersByTimeAsync(4000))
    window.dispatchEvent(new PointerEvent('pointerdown'))
  }
  await act(() => vi.advanceTimersByTimeAsync(5900))
  expect(result.current).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(result.current).toBe(true)
})

test('a page whose popups are delayed is not idle', async () => {
  const { result, act, rerender, waitLong } = await openAs('Mozilla/5.0')
  await rerender({ isDelayed: true })
  await waitLong()
  await act(() => window.dispatchEvent(new Event('scroll')))
  expect(result.current).toBe(false)
  await rerender({ isDelayed: false })
  expect(result.current).toBe(false)
  await waitLong()
  expect(result.current).toBe(true)
})

test('a page with a pending request is not idle', async () => {
  const { client, result, act, waitLong } = await openAs('Mozilla/5.0')
  const response = createGate()
  const read = client.query({ queryKey: ['notices'], queryFn: () => response.opened.then(() => 1) })
  await waitLong()
  expect(result.current).toBe(false)
  response.open()
  await act(() => read)
  await waitLong()
  expect(result.current).toBe(true)
})

test("a background refetch doesn't delay the idle state", async () => {
  const { client, result, act, waitLong } = await openAs('Mozilla/5.0')
  const response = createGate()
  const queryKey = ['notices']
  client.setQueryData(queryKey, 1)
  const read = client.query({
    queryKey,
    queryFn: () => response.opened.then(() => 2),
    staleTime: 0,
  })
  await waitLong()
  expect(result.current).toBe(true)
  response.open()
  await act(() => read)
})
