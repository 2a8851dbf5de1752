import { expect, test, vi } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

useMockBackend()

vi.mock('./board/todays-lanterns.tsx', () => ({
  TodaysLanterns: () => {
    throw new TypeError('The board is broken.')
  },
}))

test('leaves the page whole if the board fails, and offers Retry', async () => {
  document.documentElement.dataset.platform = 'computer'
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const screen = await renderRoute('/en/game')
  const steps = screen.getByRole('region', { name: 'How to play' })
  await expect.element(steps).toBeVisible()
  steps.element().scrollIntoView()
  await expect
    .element(steps.getByRole('alert').getByRole('button', { name: 'Retry' }))
    .toBeVisible()
  await expect.element(steps.getByRole('heading', { name: 'Link the tiles' })).toBeVisible()
})
