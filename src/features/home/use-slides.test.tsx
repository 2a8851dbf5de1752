import { atom, useAtomValue } from 'jotai'
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderUi } from '#test/render.tsx'
import { useSlides } from './use-slides.ts'

const idsAtom = atom('abc')

function Slides() {
  const ids = useAtomValue(idsAtom)
  const { slides, current, lastLoaded } = useSlides(ids.split(''))
  return (
    <section ref={slides}>
      <p>{`shown ${ids[current]}, loaded ${ids[lastLoaded]}`}</p>
    </section>
  )
}

/** Renders the slides with fake timers. @returns a function that advances them and returns the text */
async function play() {
  // Tests run without motion, which stops the slides.
  delete document.documentElement.dataset.motion
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
  const { container, store } = await renderUi(<Slides />)
  // React has rendered the result at the end of `act`; `expect.poll` would advance the timers.
  return async (ms: number, ids?: string) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    await act(async () => {
      if (ids !== undefined) store.set(idsAtom, ids)
      vi.advanceTimersByTime(ms)
    })
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    return container.textContent
  }
}

test('shows each slide for 8 s, and loads the next one before', async () => {
  const textAfter = await play()
  expect(await textAfter(0)).toBe('shown a, loaded a')
  expect(await textAfter(6000)).toBe('shown a, loaded b')
  expect(await textAfter(1999)).toBe('shown a, loaded b')
  expect(await textAfter(1)).toBe('shown b, loaded b')
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
  expect(await textAfter(8000)).toBe('shown a, loaded b')
  cover.remove()
  expect(await textAfter(8000)).toBe('shown b, loaded b')
})

test('keeps its slide when others are inserted or removed, and shows the next one if it is gone', async () => {
  const textAfter = await play()
  await textAfter(8000)
  expect(await textAfter(0, 'xabc')).toBe('shown b, loaded b')
  expect(await textAfter(0, 'bcd')).toBe('shown b, loaded b')
  expect(await textAfter(8000)).toBe('shown c, loaded c')
  expect(await textAfter(0, 'ade')).toBe('shown d, loaded d')
  expect(await textAfter(0, 'a')).toBe('shown a, loaded a')
})
