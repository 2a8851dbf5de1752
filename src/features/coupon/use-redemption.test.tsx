import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render, renderHook } from 'vitest-browser-react'
import { noteServerTime } from '#lib/server-time.ts'
import { useLaunched, useSubmitWhenSessionReady } from './use-redemption.ts'

const now = Date.parse('2019-01-01T00:00:00Z')
const dayMs = 86_400_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now })
})

afterEach(() => {
  noteServerTime(new Date(Date.now()).toUTCString())
})

test('waits for a launch that is further away than the longest timer', async () => {
  const launchAt = new Date(now + 60 * dayMs).toISOString()
  const { result, act } = await renderHook(() => useLaunched(launchAt))
  vi.setSystemTime(now + 59 * dayMs)
  await act(() => vi.advanceTimersByTime(60_000))
  expect(result.current).toBe(false)
  vi.setSystemTime(now + 60 * dayMs)
  await act(() => vi.advanceTimersByTime(60_000))
  expect(result.current).toBe(true)
})

test('believes the server if the clock of the device is wrong', async () => {
  const { result, act } = await renderHook(() => useLaunched('2023-03-28T00:00:00Z'))
  expect(result.current).toBe(false)
  noteServerTime('Wed, 25 Nov 2026 03:00:00 GMT')
  await act(() => vi.advanceTimersByTime(60_000))
  expect(result.current).toBe(true)
})

function TestForm({ isReady, onSend }: { isReady: boolean; onSend: () => void }) {
  const { form, hasToWait } = useSubmitWhenSessionReady(isReady)
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!hasToWait()) onSend()
      }}
    >
      <button type="submit">Send</button>
    </form>
  )
}

test('submits once when the session is known, also if it becomes unknown again', async () => {
  const onSend = vi.fn<() => void>()
  const screen = await render(<TestForm isReady={false} onSend={onSend} />)
  await screen.getByRole('button').click()
  expect(onSend).not.toHaveBeenCalled()
  await screen.rerender(<TestForm isReady onSend={onSend} />)
  expect(onSend).toHaveBeenCalledOnce()
  await screen.rerender(<TestForm isReady={false} onSend={onSend} />)
  await screen.rerender(<TestForm isReady onSend={onSend} />)
  expect(onSend).toHaveBeenCalledOnce()
})
