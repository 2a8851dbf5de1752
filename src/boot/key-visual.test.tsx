import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keyVisualSettled } from './key-visual.ts'

let picture: HTMLImageElement

/** An image that loads until the test ends it. */
beforeEach(() => {
  picture = document.createElement('img')
  picture.setAttribute('fetchpriority', 'high')
  Object.defineProperty(picture, 'complete', { value: false, configurable: true })
  document.body.append(picture)
})
afterEach(() => {
  picture.remove()
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
  ['has come', () => picture.dispatchEvent(new Event('load'))],
  ['has failed', () => picture.dispatchEvent(new Event('error'))],
  [
    'is on its way while the page is touched',
    () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })),
  ],
  [
    'is on its way while a key is pressed',
    () => document.body.dispatchEvent(new Event('keydown', { bubbles: true })),
  ],
] as const)('the app is fetched when the key visual %s', async ([, happen]) => {
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
  Object.defineProperty(picture, 'complete', { value: true })
  expect(await isOver(keyVisualSettled(document))).toBe(true)
  picture.remove()
  expect(await isOver(keyVisualSettled(document))).toBe(true)
})
