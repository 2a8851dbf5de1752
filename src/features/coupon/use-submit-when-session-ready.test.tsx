import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useSubmitWhenSessionReady } from './use-submit-when-session-ready.ts'

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
