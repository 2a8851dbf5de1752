import { expect, test } from 'vitest'
import { renderUi } from '#test/render.tsx'
import { Countdown } from './countdown.tsx'

const hour = 3_600_000

test('shows the time left in days, hours, minutes and seconds', async () => {
  const screen = await renderUi(<Countdown until={Date.now() + 49 * hour + 500} />)
  const timer = screen.getByRole('timer', { name: 'Time left' })
  await expect.element(timer).toMatchTextContent(/2Days1Hours0Minutes/)
})

test('links to the anniversary page once it has begun', async () => {
  const screen = await renderUi(<Countdown until={Date.now() - 1} />)
  const link = screen.getByRole('link', { name: 'Go to the anniversary page' })
  await expect.element(link).toHaveAttribute('href', '/events/2nd_anniversary')
})
