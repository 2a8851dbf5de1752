import { expect, test, vi } from 'vitest'
import { renderUi } from '#test/render.tsx'
import type { KeyVisual } from './home.schema.ts'
import { KeyVisualStrip } from './key-visual-strip.tsx'

const visuals = [1, 2, 3].map((id): KeyVisual => ({
  id,
  title: `${id}`,
  subtitle: undefined,
  image: `/icons/icon-192.png?${id}`,
  narrowImage: undefined,
  url: null,
}))

test('shows each slide for 8 s, and loads the image of the next one before', async () => {
  // Tests run without motion, which stops the slides.
  delete document.documentElement.dataset.motion
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
  const scroll = vi.spyOn(Element.prototype, 'scrollTo')
  const { container } = await renderUi(<KeyVisualStrip visuals={visuals} />)
  const images = () => container.querySelectorAll('img').length
  expect(images()).toBe(1)
  vi.advanceTimersByTime(6000)
  // Not `vi.waitFor`, which advances the timers.
  while (images() < 2) await new Promise((done) => requestAnimationFrame(done))
  expect(scroll).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1999)
  expect(scroll).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(scroll).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
