import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useRest } from './use-rest.ts'

afterEach(() => vi.useRealTimers())

/** Whether the page has rested after ten seconds. */
async function restedAs(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback'] })
  const { result, act } = await renderHook(() => useRest())
  expect(result.current).toBe(false)
  // Idle first, which is drawn, and then the time that the page has stood.
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  return result.current
}

test('a page comes to rest for a visitor, and never for a prerender agent', async () => {
  expect(await restedAs('Mozilla/5.0')).toBe(true)
  vi.useRealTimers()
  expect(await restedAs('Mozilla/5.0 ReactSnap')).toBe(false)
})
