import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useHasScrolled } from './use-has-scrolled.ts'

afterEach(() => window.scrollTo(0, 0))

function Tall({ words }: { words: string }) {
  const hasScrolled = useHasScrolled()
  return (
    <p style={{ blockSize: '300vh' }}>
      {words}: {hasScrolled ? 'begun' : 'not yet'}
    </p>
  )
}

test('a visitor who has begun stays so, back at the top as well', async () => {
  const screen = await render(<Tall words="At first" />)
  await expect.element(screen.getByText('At first: not yet')).toBeVisible()
  window.scrollTo(0, 200)
  await expect.element(screen.getByText('At first: begun')).toBeInTheDocument()
  window.scrollTo(0, 0)
  await screen.rerender(<Tall words="Later" />)
  await expect.element(screen.getByText('Later: begun')).toBeVisible()
})
