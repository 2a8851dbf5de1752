import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keyVisualSettled } from './key-visual.ts'

let picture: HTMLImageElement

/** A picture that is on its way for as long as the test wants. */
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

/** True once the wait is over, all that is due now having been done. */
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

test('a key visual that never comes holds the app up for 2.5 seconds', async () => {
  vi.useFakeTimers()
  const wait = keyVisualSettled(document)
  await vi.advanceTimersByTimeAsync(2499)
  expect(await isOver(wait)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isOver(wait)).toBe(true)
})

test('a page without one, or with one that is there, waits for nothing', async () => {
  Object.defineProperty(picture, 'complete', { value: true })
  expect(await isOver(keyVisualSettled(document))).toBe(true)
  picture.remove()
  expect(await isOver(keyVisualSettled(document))).toBe(true)
})
