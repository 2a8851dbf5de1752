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
  // Not `vi.waitFor`, which advances the timers.
  const textAfter = async (ms: number) => {
    vi.advanceTimersByTime(ms)
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return container.textContent
  }
  expect(await textAfter(0)).toBe('shown 0, loaded 0')
  expect(await textAfter(6000)).toBe('shown 0, loaded 1')
  expect(await textAfter(1999)).toBe('shown 0, loaded 1')
  expect(await textAfter(1)).toBe('shown 1, loaded 1')
  vi.useRealTimers()
})
