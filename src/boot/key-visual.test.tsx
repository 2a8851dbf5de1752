import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keyVisualSettled } from './key-visual.ts'

let image: HTMLImageElement

/** An image that loads until the test ends it. */
beforeEach(() => {
  image = document.createElement('img')
  image.setAttribute('fetchpriority', 'high')
  Object.defineProperty(image, 'complete', { value: false, configurable: true })
  document.body.append(image)
})
afterEach(() => {
  image.remove()
  vi.useRealTimers()
})

/** Returns true if the wait is over after all pending tasks have run. */
async function isOver(wait: Promise<void>): Promise<boolean> {
  let over = false
  void wait.finally(() => (over = true))
  for (let turn = 0; turn < 3; turn += 1) await Promise.resolve()
  return over
}

test.for([
  ['has loaded', () => image.dispatchEvent(new Event('load'))],
  ['has failed', () => image.dispatchEvent(new Event('error'))],
  [
    'is loading while the page is touched',
    () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })),
  ],
  [
    'is loading while a key is pressed',
    () => document.body.dispatchEvent(new Event('keydown', { bubbles: true })),
  ],
] as const)('loads the app when the key visual %s', async ([, happen]) => {
  const wait = keyVisualSettled(document)
  expect(await isOver(wait)).toBe(false)
  happen()
  expect(await isOver(wait)).toBe(true)
})

test('delays the app by at most 2.5 seconds when the key visual never loads', async () => {
  vi.useFakeTimers()
  const wait = keyVisualSettled(document)
  await vi.advanceTimersByTimeAsync(2499)
  expect(await isOver(wait)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isOver(wait)).toBe(true)
})

test('does not wait without a key visual, or when it is already loaded', async () => {
  Object.defineProperty(image, 'complete', { value: true })
  expect(await isOver(keyVisualSettled(document))).toBe(true)
  image.remove()
  expect(await isOver(keyVisualSettled(document))).toBe(true)
})
