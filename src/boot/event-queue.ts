import { isHeldEnter } from '#ui/form/held-enter.ts'
import { finderOf, isText, watchTyping } from './typing.ts'

const clickable = 'button[type="button"], summary'
const fields = 'input, select, textarea'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function replayClick(clicked: HTMLElement, control: HTMLElement | undefined): void {
  const details = clicked.localName === 'summary' && clicked.closest('details')
  // The browser has toggled it already; only a re-rendered one may have lost that state.
  if (details && details.open === control?.closest('details')?.open) return
  control?.click()
}

/** Bypasses React's value tracking, which would suppress the `change` event. Keeps the caret. */
function writeValue(field: Field, value: string): void {
  const hasCaret = isText(field) && field === document.activeElement
  const range = hasCaret && ([field.selectionStart, field.selectionEnd] as const)
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  field.value = ''
  native?.set?.call(field, value)
  if (range) field.setSelectionRange(...range)
}

/** Gives a field the state that the visitor chose and fires the events of a change. */
function replayChange(field: Field, value: string, checked: boolean | undefined): void {
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

const busy = 'aria-busy'

/** Marks a button whose click waits for the app, which `ui/styles/global.css` shows. */
const markBusy = (control: Element | null) => {
  if (control?.localName === 'button') control.setAttribute(busy, 'true')
}

/** Removes the marks of all buttons that wait for the app. */
export function unmarkBusy(page: Document): void {
  for (const control of page.querySelectorAll(`button[${busy}]`)) control.removeAttribute(busy)
}

/** Stops queueing when the app listens; the result replays the queue once it is hydrated. */
export type StopQueue = () => () => Promise<void>

/**
 * Queues the clicks, changes and submits of a prerendered page until the app is hydrated, so that
 * none is lost. A control that was clicked several times in a row counts once. If the app has rendered
 * the page again, the control with the same label replaces it.
 */
export function queueEvents(page: Document): StopQueue {
  const acting = new AbortController()
  const typing = new AbortController()
  const queue = new Map<Element, () => void>()
  const typed = watchTyping(page, typing.signal)
  let isReplaying = false
  /** Queues an event in place of an earlier one of the same control. */
  const add = (control: Element, replay: () => void) => {
    queue.delete(control)
    queue.set(control, replay)
  }
  const addChange = (field: Field) => {
    const find = finderOf(field)
    const { value } = field
    const checked = 'checked' in field ? field.checked : undefined
    add(field, () => {
      const found = find()
      if (found) typed.afterComposition(found, () => replayChange(found, value, checked))
    })
  }
  const options = { capture: true, signal: acting.signal }
  page.addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element && target.closest<HTMLElement>(clickable)
      if (!control) return
      const find = finderOf(control)
      add(control, () => replayClick(control, find()))
      markBusy(control)
    },
    options,
  )
  page.addEventListener(
    'input',
    ({ target }) => {
      const field = target instanceof Element && target.closest<Field>(fields)
      if (field && !isReplaying) addChange(field)
    },
    // Not only until the app listens: it overwrites text that is typed while it hydrates.
    { capture: true, signal: typing.signal },
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
      const find = finderOf(form)
      add(form, () => find()?.requestSubmit())
      markBusy(event.submitter)
    },
    options,
  )
  return () => {
    acting.abort()
    // Text that was filled in without events needs no replay if its field stays.
    const filled = [...page.querySelectorAll(fields)].filter(
      (field) => isText(field) && field.value !== field.defaultValue && !queue.has(field),
    )
    return async () => {
      unmarkBusy(page)
      for (const field of filled) if (isText(field) && !field.isConnected) addChange(field)
      typed.restoreFocus()
      for (const control of queue.keys()) {
        // A task each: React cannot hydrate on a click within its own effects, and has rendered one
        // event before the next. What is typed meanwhile replaces what was typed before.
        await new Promise((resolve) => setTimeout(resolve))
        const replay = queue.get(control)
        queue.delete(control)
        isReplaying = true
        replay?.()
        isReplaying = false
      }
      typing.abort()
    }
  }
}

/**
 * Gives the links to the other languages the path and the search params of the URL. A prerendered page does not know
 * its search params, nor an app shell its path, and a click before hydration has to lead to the same page as after it.
 */
export function completeLanguageLinks(
  page: Document,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    link.href = link.pathname.slice(0, 3) + pathname.slice(3) + search
  }
}
