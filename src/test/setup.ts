import { afterEach, beforeAll, beforeEach, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react/pure'
import { storage } from '#lib/storage.ts'
import '#ui/styles/global.css'
import { watchBareTexts } from './bare-texts.ts'

const { dataset } = document.documentElement
const takeBareTexts = watchBareTexts()
let consoleError: MockInstance<(...values: unknown[]) => void>

beforeAll(async () => {
  await page.viewport(390, 844)
  // The pointer is where the file before left it: over a link, it would preload a page.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } })
})

// The files share one page, so each test resets what the tests before it may have left.
beforeEach(async () => {
  await cleanup()
  for (const key of storage.keys()) storage.removeItem(key)
  sessionStorage.clear()
  for (const name of Object.keys(dataset)) delete dataset[name]
  // Tests that check an animation delete this.
  dataset.motion = 'off'
  scrollTo(0, 0)
  consoleError = vi.spyOn(console, 'error')
})

// `console.error` is only for bugs of the site (docs/product.md#loading-and-failures): a call fails
// its test.
afterEach(() => {
  const [first] = consoleError.mock.calls
  if (first) throw new Error(`console.error was called: ${first.join(' ')}`)
})

// Text that a translator could break (docs/decisions/0016-shared-dom.md).
afterEach(() => {
  const [bareText] = takeBareTexts()
  if (bareText !== undefined) throw new Error(`Give this text an element of its own: ${bareText}`)
})
