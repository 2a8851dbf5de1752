import { expect, test } from 'vitest'
import { renderUi } from '#test/render.tsx'
import { beatAtom } from '#ui/page/slots.tsx'
import { HeroScene } from './hero-scene.tsx'

test('moves to the beat of the music, and without music to its own', async () => {
  const { container, store } = await renderUi(<HeroScene />)
  const scene = container.querySelector<HTMLElement>('[data-moves]')
  store.set(beatAtom, '0.5s')
  await expect.poll(() => scene?.dataset.music).toBe('')
  expect(scene?.style.getPropertyValue('--beat')).toBe('0.5s')
  store.set(beatAtom, null)
  await expect.poll(() => scene?.dataset.music).toBeUndefined()
  expect(scene?.style.getPropertyValue('--beat')).toBe('')
})
