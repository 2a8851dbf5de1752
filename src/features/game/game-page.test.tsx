import { expect, test } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

useMockBackend()

test('tells the story of each game, and asks for a video only when it is pressed', async () => {
  const screen = await renderRoute('/en/game')
  const story = screen.getByRole('region', { name: 'Dusk Courier' })
  await expect.element(story.getByText(/Find your way/)).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
  await story.getByRole('button', { name: 'Play video: Dusk Courier' }).click()
  const frame = document.querySelector('iframe')
  expect(frame?.title).toBe('Dusk Courier')
  expect(frame?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/)
})
