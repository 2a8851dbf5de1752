import { expect, test } from 'vitest'
import { useMockBackend } from './mock-backend.ts'

useMockBackend()

test('shows an image of the mock backend', async () => {
  const image = new Image()
  image.src = '/game-data/art/visual-1-640x1200.webp'
  document.body.append(image)
  await image.decode()
  expect([image.naturalWidth, image.naturalHeight]).toEqual([640, 1200])
  const response = await fetch(image.src, { headers: { accept: 'image/avif' } })
  expect(response.headers.get('content-type')).toBe('image/avif')
  expect((await fetch('/game-data/art/none-1x1.webp')).status).toBe(404)
})
