import { isHeldEnter } from '#lib/held-enter.ts'

const clickable = 'button[type="button"], summary'
const fields = 'input, select, textarea'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Finds a control by its text and label if the app has re-rendered the page. */
function inPage<T extends Element>(control: T): T | undefined {
  if (control.isConnected) return control
  const { localName, textContent, ariaLabel } = control
  const same = [...document.querySelectorAll<T & Element>(localName)].filter(
    (other) => other.textContent === textContent && other.ariaLabel === ariaLabel,
  )
  return same.length === 1 ? same[0] : undefined
}

function replayClick(clicked: HTMLElement): void {
  const details = clicked.localName === 'summary' && clicked.closest('details')
  // The browser has toggled it already; only a re-rendered one has lost that state.
  if (details && (clicked.isConnected || !details.open)) return
  inPage(clicked)?.click()
}

/** Bypasses React's value tracking, which would suppress the `change` event. */
function writeValue(field: Field, value: string): void {
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  field.value = ''
  native?.set?.call(field, value)
}

/** Makes React hydrate the Suspense boundary of a control, as it does on the first discrete event in it. */
function hydrateBoundary(control: Element): void {
  control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
}

/** Gives a field the state that the visitor chose and fires the events of a change. */
function replayChange(field: Field, value: string, checked: boolean | undefined): void {
  if (!field.isConnected) return
  hydrateBoundary(field)
  if (field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type)) {
    if (!checked && field.type === 'radio') return
    field.checked = !checked
    field.click()
    return
  }
  writeValue(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Stops queueing when the app listens; the result replays the queue once it is hydrated. */
export type StopQueue = () => () => Promise<void>

/**
 * Queues the clicks, changes and submits of a prerendered page until the app is hydrated, so that
 * none is lost. A control that was clicked several times in a row counts once.
 */
export function queueEvents(page: Document): StopQueue {
  const listening = new AbortController()
  const queue = new Map<Element, () => void>()
  /** The last event of a control counts, in the order of the last events. */
  const add = (control: Element, replay: () => void) => {
    queue.delete(control)
    queue.set(control, replay)
  }
  const options = { capture: true, signal: listening.signal }
  page.addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element && target.closest<HTMLElement>(clickable)
      if (control) add(control, () => replayClick(control))
    },
    options,
  )
  page.addEventListener(
    'input',
    ({ target }) => {
      const field = target instanceof Element && target.closest<Field>(fields)
      if (!field) return
      const { value } = field
      const checked = 'checked' in field ? field.checked : undefined
      add(field, () => replayChange(field, value, checked))
    },
    options,
  )
  page.addEventListener(
    'keydown',
    (event) => {
      if (isHeldEnter(event)) event.preventDefault()
    },
    options,
  )
  page.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      // The browser itself submits a search.
      if (!(form instanceof HTMLFormElement) || form.matches('[method=get]')) return
      event.preventDefault()
      add(form, () => form.isConnected && form.requestSubmit())
    },
    options,
  )
  return () => {
    listening.abort()
    return async () => {
      for (const replay of queue.values()) {
        // A task each: React cannot hydrate on a click within its own effects, and has rendered one
        // event before the next.
        await new Promise((resolve) => setTimeout(resolve))
        replay()
      }
    }
  }
}
