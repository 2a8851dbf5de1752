import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dataSavingKey } from '#lib/data-saving.ts'
import { renderUi } from '#test/render.tsx'
import { IslandScene } from './island-scene.tsx'

beforeEach(() => {
  delete document.documentElement.dataset.motion
})

afterEach(() => {
  vi.useRealTimers()
})

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
  // A page in the background has no frames, and so no intersections.
  const observers: ((entries: readonly { isIntersecting: boolean }[]) => void)[] = []
  class Observer {
    observe = vi.fn()
    disconnect = vi.fn()
    constructor(onChange: (typeof observers)[number]) {
      observers.push(onChange)
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const { container } = await renderUi(<IslandScene />)
  const scene = sceneOf(container)
  const report = (isIntersecting: boolean) => {
    for (const onChange of observers) onChange([{ isIntersecting }])
  }
  await expect.poll(() => moving(scene)).toBeGreaterThan(10)
  report(false)
  await expect.poll(() => moving(scene)).toBe(0)
  report(true)
  await expect.poll(() => moving(scene)).toBeGreaterThan(10)
})

test('moves in a browser without intersections', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const { container } = await renderUi(<IslandScene />)
  await expect.poll(() => moving(sceneOf(container))).toBeGreaterThan(10)
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
})
