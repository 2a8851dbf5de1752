import { beforeEach, expect, test, vi } from 'vitest'
import { dataSavingKey } from '#lib/data-saving.ts'
import { renderUi } from '#test/render.tsx'
import { IslandScene } from './island-scene.tsx'

beforeEach(() => localStorage.clear())

const sceneOf = (container: Element) => {
  const scene = container.querySelector('[data-light]')
  if (!(scene instanceof HTMLElement)) throw new Error('There is no scene.')
  return scene
}
const moving = (scene: Element) => scene.getAnimations({ subtree: true }).length

test('has the light of the visitor’s hour, and hides its artwork from assistive technology', async () => {
  vi.setSystemTime(new Date(2026, 6, 1, 18))
  const { container } = await renderUi(<IslandScene />)
  const scene = sceneOf(container)
  vi.useRealTimers()
  expect(scene.dataset.light).toBe('dusk')
  expect(scene.getAttribute('aria-hidden')).toBe('true')
  expect(scene.querySelectorAll('img')).toHaveLength(6)
})

test('moves in view only', async () => {
  const { container } = await renderUi(
    <div style={{ position: 'relative', blockSize: 200 }}>
      <IslandScene />
    </div>,
  )
  const scene = sceneOf(container)
  await expect.poll(() => moving(scene)).toBeGreaterThan(10)
  scene.parentElement?.style.setProperty('margin-block-start', '5000px')
  await expect.poll(() => scene.dataset.still).toBe('true')
  await expect.poll(() => moving(scene)).toBe(0)
})

test('is still while saving data, and with motion turned off', async () => {
  localStorage.setItem(dataSavingKey, 'on')
  const { container } = await renderUi(<IslandScene />)
  const scene = sceneOf(container)
  await expect.poll(() => scene.dataset.still).toBe('true')
  localStorage.clear()
  delete scene.dataset.still
  await expect.poll(() => moving(scene)).toBeGreaterThan(10)
  document.documentElement.dataset.motion = 'off'
  expect(moving(scene)).toBe(0)
  delete document.documentElement.dataset.motion
})
