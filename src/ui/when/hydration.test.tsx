import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Hydration, useFromBrowser, useHydrated } from './hydration.tsx'

const listeners = new Set<() => void>()
let width = 1

function Width({ shown }: { shown: (text: string) => void }) {
  const isHydrated = useHydrated()
  const current = useFromBrowser(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => `${width}`,
    () => 'assumed',
  )
  const text = `${isHydrated} ${current}`
  shown(text)
  return text
}

test('renders what the browser knows after a prerendered page is hydrated, and its changes', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const shown = vi.fn<(text: string) => void>()
  const mismatched = vi.fn<(error: unknown) => void>()
  const part = (
    <Hydration>
      <Width shown={shown} />
    </Hydration>
  )
  const box = document.createElement('div')
  box.innerHTML = renderToString(part)
  expect(box.textContent).toBe('false assumed')
  const root = await act(async () => hydrateRoot(box, part, { onRecoverableError: mismatched }))
  expect(box.textContent).toBe('true 1')
  width = 2
  await act(async () => listeners.forEach((notify) => notify()))
  expect(box.textContent).toBe('true 2')
  expect([...new Set(shown.mock.calls.flat())]).toEqual(['false assumed', 'true 1', 'true 2'])
  expect(mismatched).not.toHaveBeenCalled()
  await act(async () => root.unmount())
})
