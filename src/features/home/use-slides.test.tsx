import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
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

/** Renders the slides with fake timers. @returns a function that advances them and returns the text */
async function play() {
  // Tests run without motion, which stops the slides.
  delete document.documentElement.dataset.motion
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
  const { container } = await renderUi(<Slides />)
  // Not `vi.waitFor`, which advances the timers.
  return async (ms: number) => {
    vi.advanceTimersByTime(ms)
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return container.textContent
  }
}

afterEach(() => {
  vi.useRealTimers()
})

test('shows each slide for 8 s, and loads the next one before', async () => {
  const textAfter = await play()
  expect(await textAfter(0)).toBe('shown 0, loaded 0')
  expect(await textAfter(6000)).toBe('shown 0, loaded 1')
  expect(await textAfter(1999)).toBe('shown 0, loaded 1')
  expect(await textAfter(1)).toBe('shown 1, loaded 1')
})

test.for<[name: string, html: string]>([
  ['a menu of the header', '<header><details open></details></header>'],
  ['a dialog', '<dialog open></dialog>'],
])('keeps its slide behind %s', async ([, html]) => {
  const textAfter = await play()
  const cover = document.createElement('div')
  cover.innerHTML = html
  document.body.append(cover)
  onTestFinished(() => cover.remove())
  expect(await textAfter(8000)).toBe('shown 0, loaded 1')
  cover.remove()
  expect(await textAfter(8000)).toBe('shown 1, loaded 1')
})
