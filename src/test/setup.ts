import './without-timings.ts'
import { afterEach, beforeAll, beforeEach, vi, type MockInstance } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'
import { page, userEvent } from 'vitest/browser'
import { storage } from '#lib/storage.ts'
import '#ui/styles/later.css'
import '#ui/styles/global.css'

/** The key under which React keeps its state of a DOM node. */
const reactKey = '__reactFiber$'

function bareText(text: Node): string[] {
  const isOfReact = Object.keys(text).some((key) => key.startsWith(reactKey))
  if (!isOfReact || !text.nodeValue?.trim()) return []
  return [`"${text.nodeValue}" in ${text.parentElement?.outerHTML.slice(0, 160)}`]
}

/**
 * Returns the texts that React manages as nodes of their own: text with siblings, and text that a
 * component returns without an element. A translator or a browser extension that replaces such a node
 * breaks its next update. A string that is the only child of an element is safe.
 */
function bareTexts(root: Node): string[] {
  if (root instanceof Text) return bareText(root)
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(...bareText(text))
  return found
}

/**
 * Watches everything that is rendered for bare text.
 * @returns a function that returns what was found since its last call
 */
function watchBareTexts(): () => string[] {
  const found = new Set<string>()
  const note = (records: readonly MutationRecord[]) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        for (const text of bareTexts(node)) found.add(text)
      }
    }
  }
  const observer = new MutationObserver(note)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    note(observer.takeRecords())
    const all = [...found]
    found.clear()
    return all
  }
}

// A browser with two busy pages is hardly ever idle: each wait would take its whole timeout.
window.requestIdleCallback = (callback) =>
  window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }))
window.cancelIdleCallback = (handle) => window.clearTimeout(handle)

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

// A clock that a test has set ends with it. Vitest loads this module again for each file, from a URL with
// the time: at a time that was there before, the browser would not run it, and the file would have no hooks.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
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
