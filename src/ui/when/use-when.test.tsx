import { beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { interaction, scrolled, whenActivated } from '#lib/when.ts'
import { useWhen } from './use-when.ts'

beforeEach(() => {
  vi.spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(false)
  // As in Safari.
  vi.stubGlobal('requestIdleCallback', undefined)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

/** Longer than idle, untouched and idle again. */
const waitLong = () => vi.advanceTimersByTimeAsync(15_000)
/** Long enough for an idle browser only. */
const waitShort = () => vi.advanceTimersByTimeAsync(1500)

test.for<readonly [name: string, event: Event]>([
  ['a pointer down', new PointerEvent('pointerdown')],
  ['a key', new KeyboardEvent('keydown', { key: 'Tab' })],
  ['the wheel', new WheelEvent('wheel')],
  ['a scroll', new Event('scroll')],
])('calls back once after %s', async ([, event]) => {
  const begin = vi.fn<() => void>()
  interaction(begin)
  await waitShort()
  expect(begin).not.toHaveBeenCalled()
  window.dispatchEvent(event)
  await waitShort()
  expect(begin).toHaveBeenCalledTimes(1)
  window.dispatchEvent(event)
  await waitLong()
  expect(begin).toHaveBeenCalledTimes(1)
})

test('calls back without an interaction once the page has been idle for a while', async () => {
  const begin = vi.fn<() => void>()
  interaction(begin)
  await waitLong()
  expect(begin).toHaveBeenCalledTimes(1)
})

test('waits only for an idle browser on a page that was loaded scrolled', async () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(400)
  const begin = vi.fn<() => void>()
  interaction(begin)
  await waitShort()
  expect(begin).toHaveBeenCalledTimes(1)
})

test('does not compute the layout of a page that starts', () => {
  const position = vi.spyOn(window, 'scrollY', 'get')
  const cancels = [interaction(() => undefined), scrolled(() => undefined)]
  expect(position).not.toHaveBeenCalled()
  for (const cancel of cancels) cancel()
})

test('does not call back after it was canceled', async () => {
  const begin = vi.fn<() => void>()
  interaction(begin)()
  const cancel = interaction(begin)
  await waitShort()
  cancel()
  const late = interaction(begin)
  window.dispatchEvent(new PointerEvent('pointerdown'))
  late()
  window.dispatchEvent(new PointerEvent('pointerdown'))
  await waitLong()
  expect(begin).not.toHaveBeenCalled()
})

test('waits only for an idle browser on a page that was used before the app started', async () => {
  vi.spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(true)
  const begin = vi.fn<() => void>()
  interaction(begin)
  await waitShort()
  expect(begin).toHaveBeenCalledTimes(1)
})

test.for([
  ['Mozilla/5.0', true],
  ['Mozilla/5.0 ReactSnap', false],
] as const)('returns true for %s: %s', async ([userAgent, expected]) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const { result, act } = await renderHook(() => useWhen(interaction))
  expect(result.current).toBe(false)
  await act(waitLong)
  expect(result.current).toBe(expected)
})

test('waits for the activation of a page that the browser prerenders', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  const begin = vi.fn<() => void>()
  const activated = whenActivated().then(begin)
  await waitLong()
  expect(begin).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('prerenderingchange'))
  await activated
  expect(begin).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(document, 'prerendering')
})

test('does not wait on a page that is shown', async () => {
  await expect(whenActivated()).resolves.toBeUndefined()
})
