import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { scrolled } from '#lib/when.ts'
import { useWhen } from './use-when.ts'

afterEach(() => window.scrollTo(0, 0))

function Tall({ text }: { text: string }) {
  const hasScrolled = useWhen(scrolled)
  return <p style={{ blockSize: '300vh' }}>{`${text}: ${hasScrolled ? 'scrolled' : 'not yet'}`}</p>
}

test('stays true after the visitor has scrolled, also back at the top', async () => {
  const screen = await render(<Tall text="At first" />)
  await expect.element(screen.getByText('At first: not yet')).toBeVisible()
  window.scrollTo(0, 200)
  await expect.element(screen.getByText('At first: scrolled')).toBeInTheDocument()
  window.scrollTo(0, 0)
  await screen.rerender(<Tall text="Later" />)
  await expect.element(screen.getByText('Later: scrolled')).toBeVisible()
})

test('keeps listening after a scroll that ends where it began', async () => {
  const screen = await render(<Tall text="Still" />)
  window.dispatchEvent(new Event('scroll'))
  window.scrollTo(0, 200)
  await expect.element(screen.getByText('Still: scrolled')).toBeInTheDocument()
})

test('does not re-render on a scroll back to the top when the page was loaded scrolled', async () => {
  const rendered = vi.fn()
  const Counted = () => {
    rendered()
    return <p>{useWhen(scrolled) ? 'late' : 'early'}</p>
  }
  const screen = await render(<Tall text="Down" />)
  window.scrollTo(0, 200)
  await expect.element(screen.getByText('Down: scrolled')).toBeInTheDocument()
  const late = await render(<Counted />)
  await expect.element(late.getByText('late')).toBeInTheDocument()
  const before = rendered.mock.calls.length
  const scrollEvent = new Promise((resolve) =>
    window.addEventListener('scroll', resolve, { once: true }),
  )
  window.scrollTo(0, 0)
  await scrollEvent
  expect(rendered).toHaveBeenCalledTimes(before)
})
