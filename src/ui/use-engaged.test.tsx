import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { whenEngaged } from '#lib/engaged.ts'
import { useEngaged } from './use-engaged.ts'

beforeEach(() => {
  vi.spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(false)
  // As in Safari: idle a second after it is asked.
  vi.stubGlobal('requestIdleCallback', undefined)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Idle first, then the time that the page has stood, then idle again. */
const waitLong = () => vi.advanceTimersByTimeAsync(15_000)
/** The browser is idle, and nothing has stood for long. */
const waitShort = () => vi.advanceTimersByTimeAsync(1500)

test.for<readonly [name: string, sign: Event]>([
  ['a press', new PointerEvent('pointerdown')],
  ['a key', new KeyboardEvent('keydown', { key: 'Tab' })],
  ['a turn of the wheel', new WheelEvent('wheel')],
  ['a scroll', new Event('scroll')],
])('%s of the visitor is a sign, once', async ([, sign]) => {
  const begin = vi.fn<() => void>()
  whenEngaged(begin)
  await waitShort()
  expect(begin).not.toHaveBeenCalled()
  window.dispatchEvent(sign)
  await waitShort()
  expect(begin).toHaveBeenCalledTimes(1)
  window.dispatchEvent(sign)
  await waitLong()
  expect(begin).toHaveBeenCalledTimes(1)
})

test('a page that stands untouched is not left without the rest', async () => {
  const begin = vi.fn<() => void>()
  whenEngaged(begin)
  await waitLong()
  expect(begin).toHaveBeenCalledTimes(1)
})

test('a page that came scrolled waits for idleness alone', async () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(400)
  const begin = vi.fn<() => void>()
  whenEngaged(begin)
  await waitShort()
  expect(begin).toHaveBeenCalledTimes(1)
})

test('what was called off does not come, sign or no sign', async () => {
  const begin = vi.fn<() => void>()
  whenEngaged(begin)()
  const callOff = whenEngaged(begin)
  await waitShort()
  callOff()
  const late = whenEngaged(begin)
  window.dispatchEvent(new PointerEvent('pointerdown'))
  late()
  window.dispatchEvent(new PointerEvent('pointerdown'))
  await waitLong()
  expect(begin).not.toHaveBeenCalled()
})

test('a page that was pressed before its app was there waits for idleness alone', async () => {
  vi.spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(true)
  const begin = vi.fn<() => void>()
  whenEngaged(begin)
  await waitShort()
  expect(begin).toHaveBeenCalledTimes(1)
})

test.for([
  ['Mozilla/5.0', true],
  ['Mozilla/5.0 ReactSnap', false],
] as const)('a page of %s is taken up: %s', async ([userAgent, taken]) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const { result, act } = await renderHook(() => useEngaged())
  expect(result.current).toBe(false)
  await act(waitLong)
  expect(result.current).toBe(taken)
})
