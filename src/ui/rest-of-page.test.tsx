import { Suspense, useEffect, useState, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { restOfPage } from './rest-of-page.tsx'

beforeEach(() => {
  vi.spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(false)
  // Nobody waits here until the page has stood for long: only a sign counts.
  vi.spyOn(window, 'requestIdleCallback').mockImplementation(() => 0)
})
afterEach(() => {
  document.body.innerHTML = ''
})

function Rest() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count}
    </button>
  )
}

/** The browser becomes idle, and the visitor gives a sign. */
function takeUp() {
  vi.mocked(window.requestIdleCallback).mockImplementation((begin) => {
    begin({ didTimeout: false, timeRemaining: () => 50 })
    return 0
  })
  window.dispatchEvent(new WheelEvent('wheel'))
}

/** A stored page with that rest in it, once React has taken it over. */
async function openStored(rest: ReactElement) {
  const root = document.createElement('div')
  root.innerHTML = renderToString(
    <main title="first">
      <Suspense>
        <Rest />
      </Suspense>
    </main>,
  )
  document.body.append(root)
  const recovered = vi.fn<(error: unknown) => void>()
  const hydrated = vi.fn<() => void>()
  const Page = ({ words }: { words: string }) => {
    useEffect(hydrated, [])
    return <main title={words}>{rest}</main>
  }
  const app = hydrateRoot(root, <Page words="first" />, { onRecoverableError: recovered })
  await expect.poll(() => hydrated.mock.calls.length).toBe(1)
  return { recovered, redraw: (words: string) => app.render(<Page words={words} />) }
}

const button = page.getByRole('button')

async function expectAnAnswer() {
  await expect
    .poll(async () => {
      await button.click()
      return button.element().textContent
    })
    .not.toBe('Pressed 0')
}

test('is stored HTML until the visitor takes the page up, whatever is drawn around it', async () => {
  const load = vi.fn(() => Promise.resolve(Rest))
  const { recovered, redraw } = await openStored(restOfPage(load).element)
  redraw('second')
  await expect.element(page.getByTitle('second')).toBeVisible()
  await expect.element(button).toHaveTextContent('Pressed 0')
  const stored = button.element()
  expect(load).not.toHaveBeenCalled()
  takeUp()
  await expect.poll(() => load.mock.calls.length).toBe(1)
  await expectAnAnswer()
  expect(button.element()).toBe(stored)
  expect(recovered).not.toHaveBeenCalled()
})

test('stays as it is where its code does not come, until it does', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const load = vi.fn(() => Promise.resolve(Rest))
  load.mockRejectedValueOnce(new Error('offline'))
  const rest = restOfPage(load)
  const { recovered } = await openStored(rest.element)
  takeUp()
  await expect.poll(() => warn.mock.calls.length).toBe(1)
  await expect.element(button).toHaveTextContent('Pressed 0')
  await rest.fetch()
  await expectAnAnswer()
  expect(recovered).not.toHaveBeenCalled()
})

test('of a page that is not stored, it is fetched first, and says where it does not come', async () => {
  const rest = restOfPage(() => Promise.resolve(Rest))
  await rest.fetch()
  await render(rest.element)
  await expect.element(button).toHaveTextContent('Pressed 0')
  const lost = restOfPage(() => Promise.reject(new Error('offline')))
  await expect(lost.fetch()).rejects.toThrow('offline')
})
