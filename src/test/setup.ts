import { afterEach, beforeEach, vi, type MockInstance } from 'vitest'
import '#ui/styles/global.css'

let faults: MockInstance<(...values: unknown[]) => void>

beforeEach(() => {
  faults = vi.spyOn(console, 'error')
})

// `console.error` is for faults of our own (docs/product.md#loading-and-failures): one of them fails its test.
afterEach(() => {
  const [first] = faults.mock.calls
  if (first) throw new Error(`console.error was called: ${first.join(' ')}`)
})
