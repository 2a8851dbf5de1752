import { afterEach, beforeEach, vi, type MockInstance } from 'vitest'
import '#ui/styles/global.css'

let consoleError: MockInstance<(...values: unknown[]) => void>

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error')
})

// `console.error` is only for bugs of the site (docs/product.md#loading-and-failures): a call fails
// its test.
afterEach(() => {
  const [first] = consoleError.mock.calls
  if (first) throw new Error(`console.error was called: ${first.join(' ')}`)
})
