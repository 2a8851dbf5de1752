import { expect, test, vi } from 'vitest'
import { renderUi } from '#test/render.tsx'
import { useSlides } from './use-slides.ts'

function Slides() {
  const { slides, current, lastLoaded } = useSlides(3)
  return (
    <section ref={slides}>
      <p>{`shown ${current}, loaded ${lastLoaded}`}</p>
    </section>
  )
}

test('shows each slide for 8 s, and loads the next one before', async () => {
  // Tests run without motion, which stops the slides.
  delete document.documentElement.dataset.motion
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
  const { container } = await renderUi(<Slides />)
  const text = () => container.textContent
  expect(text()).toBe('shown 0, loaded 0')
  vi.advanceTimersByTime(6000)
  await vi.waitFor(() => expect(text()).toBe('shown 0, loaded 1'))
  vi.advanceTimersByTime(1999)
  expect(text()).toBe('shown 0, loaded 1')
  vi.advanceTimersByTime(1)
  await vi.waitFor(() => expect(text()).toBe('shown 1, loaded 1'))
  vi.useRealTimers()
})
