import { afterEach, expect, test, vi } from 'vitest'
import { warnOfMissingImages } from './new-images.ts'

const page = (...urls: string[]) => ({
  data: JSON.stringify({ images: urls.slice(1), html: `<p><img src="${urls[0]}" alt=""></p>` }),
})

/** Lets every image respond with 200, except those of which the URL names another result. */
function respond() {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = typeof input === 'string' ? input : ''
    if (url.includes('only-get') && init?.method === 'HEAD')
      return new Response('', { status: 404 })
    if (url.includes('down')) throw new TypeError('fetch failed')
    const type = url.includes('page') ? 'text/html' : 'image/webp'
    const status = url.includes('gone') ? 404 : 200
    return new Response(null, { status, headers: { 'content-type': type } })
  })
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('names new images that cannot be loaded, and requests no known one', async () => {
  const fetched = respond()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const before = [page('/game-data/old-gone.webp')]
  const after = [
    page('/game-data/old-gone.webp', '/game-data/only-get.webp', '/game-data/gone.webp'),
    page('https://cdn.example/down.jpg', '/game-data/page.png', '/assets/own-gone.png'),
  ]
  await warnOfMissingImages(after, before, 'http://backend.test')
  expect(warn.mock.calls.flat()).toEqual([
    '3 of 4 new images that were checked (4 in all) cannot be loaded:\n' +
      '  - /game-data/gone.webp: HTTP 404\n' +
      '  - /game-data/page.png: text/html\n' +
      '  - https://cdn.example/down.jpg: no response',
  ])
  expect(fetched).toHaveBeenCalledWith('http://backend.test/game-data/gone.webp', {
    method: 'HEAD',
    signal: expect.any(AbortSignal),
  })
})

test('checks a sample of many images, and says nothing if all are there', async () => {
  const fetched = respond()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const urls = Array.from({ length: 1000 }, (_, index) => `/game-data/${index}.webp`)
  await warnOfMissingImages([page(...urls)], [], 'http://backend.test')
  expect(fetched).toHaveBeenCalledTimes(24)
  expect(warn).not.toHaveBeenCalled()
})
