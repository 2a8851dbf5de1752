import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { firstScreenBegun } from './first-screen.ts'

let image: HTMLImageElement
let hasStarted: boolean
let isPainted: boolean

/** An image whose first bytes arrive when the test says so. */
beforeEach(() => {
  hasStarted = false
  isPainted = true
  image = document.createElement('img')
  image.setAttribute('fetchpriority', 'high')
  image.width = 1600
  image.height = 700
  Object.defineProperty(image, 'complete', { value: false, configurable: true })
  Object.defineProperty(image, 'naturalWidth', { get: () => (hasStarted ? 1080 : 0) })
  document.body.append(image)
  vi.useFakeTimers()
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    isPainted && name === 'first-contentful-paint' ? [new PerformanceMark(name)] : [],
  )
})
afterEach(() => {
  image.remove()
})

/** Returns true if the wait is over within five frames. */
async function isOver(wait: Promise<void>): Promise<boolean> {
  let over = false
  void wait.finally(() => (over = true))
  await vi.advanceTimersByTimeAsync(100)
  return over
}

test.for([
  ['has begun to arrive', (): void => void (hasStarted = true)],
  ['has failed', (): unknown => Object.defineProperty(image, 'complete', { value: true })],
  [
    'is awaited while the page is touched',
    (): unknown => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })),
  ],
  [
    'is awaited while a key is pressed',
    (): unknown => document.body.dispatchEvent(new Event('keydown', { bubbles: true })),
  ],
] as const)('loads the app when the key visual %s', async ([, happen]) => {
  const wait = firstScreenBegun(document)
  expect(await isOver(wait)).toBe(false)
  happen()
  expect(await isOver(wait)).toBe(true)
})

test('delays the app by at most 2.5 seconds when the key visual never arrives', async () => {
  const wait = firstScreenBegun(document)
  await vi.advanceTimersByTimeAsync(2300)
  expect(await isOver(wait)).toBe(false)
  expect(await isOver(wait)).toBe(true)
})

test.for([
  ['without an image', (): void => image.remove()],
  ['with a small image', (): void => void (image.height = 360)],
] as const)('waits for the first paint %s', async ([, prepare]) => {
  prepare()
  isPainted = false
  const wait = firstScreenBegun(document)
  expect(await isOver(wait)).toBe(false)
  isPainted = true
  expect(await isOver(wait)).toBe(true)
})

test('does not wait in a page that is not shown', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  expect(await isOver(firstScreenBegun(document))).toBe(true)
})

test.for([
  ['does not wait for the paint of an app shell', '<noscript>x</noscript>', true],
  ['waits for the paint of a prerendered page', '<main>x</main>', false],
] as const)('%s', async ([, content, expected]) => {
  isPainted = false
  const root = document.createElement('div')
  root.id = 'root'
  root.innerHTML = content
  document.body.append(root)
  onTestFinished(() => root.remove())
  expect(await isOver(firstScreenBegun(document))).toBe(expected)
})
