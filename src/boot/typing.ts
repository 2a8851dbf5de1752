/** Returns the identity of a control: its label and, for a choice, its value. */
function identityOf(control: Element): string {
  if (control instanceof HTMLFormElement) {
    return Array.from(control.elements, identityOf).join()
  }
  const attributes = ['type', 'role', 'aria-label'].map((name) => control.getAttribute(name))
  const ownLabels = 'labels' in control && control.labels instanceof NodeList ? control.labels : []
  const labels = Array.from(ownLabels, ({ textContent }) => textContent)
  if (labels.length === 0) labels.push(control.textContent)
  const isLabeled = labels.some((text) => text !== '') || control.hasAttribute('aria-label')
  const value = /^(?:radio|checkbox)$/.test(attributes[0] ?? '') && control.getAttribute('value')
  return [...attributes, ...labels, value, !isLabeled && control.getAttribute('name')].join()
}

/**
 * Returns a function that finds a control again: itself, or its twin if the app has rendered the page
 * again. Returns `undefined` if several controls match.
 */
export function finderOf<T extends Element>(control: T): () => T | undefined {
  const identity = identityOf(control)
  return () => {
    if (control.isConnected) return control
    const same = [...document.querySelectorAll<T & Element>(control.localName)].filter(
      (other) => identityOf(other) === identity,
    )
    return same.length === 1 ? same[0] : undefined
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Returns true for a field with a caret. */
export const isText = (node: unknown): node is TextField =>
  (node instanceof HTMLInputElement && node.selectionStart !== null) ||
  node instanceof HTMLTextAreaElement

/** Text of a field that an input method has not finished. */
interface Composition {
  field: TextField
  start: number
  length: number
}

/** Calls back unless the target was removed: removing a focused control also fires `blur` and ends a composition. */
const unlessRemoved = (target: EventTarget | null, forget: () => void) =>
  queueMicrotask(() => {
    if (target instanceof Node && target.isConnected) forget()
  })

/** Watches the focus and the composition of a page, so that both survive if the app renders it again. */
export function watchTyping(page: Document, signal: AbortSignal) {
  let focused: { node: Element; find: () => Element | undefined } | undefined
  let composition: Composition | undefined
  const options = { capture: true, signal }
  const focus = (node: EventTarget | null) => {
    if (node instanceof Element && node !== page.body) focused = { node, find: finderOf(node) }
  }
  focus(page.activeElement)
  page.addEventListener('focusin', ({ target }) => focus(target), options)
  page.addEventListener(
    'focusout',
    ({ target }) =>
      unlessRemoved(target, () => {
        if (focused?.node === target && page.activeElement !== target) focused = undefined
      }),
    options,
  )
  page.addEventListener(
    'compositionstart',
    ({ target: field }) => {
      if (isText(field)) composition = { field, start: field.selectionStart ?? 0, length: 0 }
    },
    options,
  )
  page.addEventListener(
    'compositionupdate',
    ({ data }) => {
      if (composition) composition.length = data.length
    },
    options,
  )
  page.addEventListener(
    'compositionend',
    ({ target }) =>
      unlessRemoved(target, () => {
        composition = undefined
      }),
    options,
  )

  /** Selects an open composition: what the input method writes next replaces it. */
  function selectAsBefore(field: TextField, before: TextField): void {
    const open = composition?.field === before ? composition : undefined
    const start = open?.start ?? before.selectionStart
    const end = open ? open.start + open.length : before.selectionEnd
    field.setSelectionRange(start, end)
  }

  return {
    /**
     * Calls back at once, or after the composition that is open in a field, which writing its value
     * would end. Not at all if the composition changes the value: the app then receives it through its own events.
     */
    afterComposition(field: Element, callback: () => void): void {
      if (!isText(field) || composition?.field !== field) return callback()
      const { value } = field
      const later = () =>
        setTimeout(() => {
          if (field.value === value) callback()
        })
      field.addEventListener('compositionend', later, { once: true })
    },

    /** Gives the focus and the caret back to a control that the app has rendered again. */
    restoreFocus(): void {
      if (!focused || focused.node.isConnected || page.activeElement !== page.body) return
      const { node, find } = focused
      const twin = find()
      if (!(twin instanceof HTMLElement)) return
      twin.focus({ preventScroll: true })
      if (!isText(twin) || !isText(node)) return
      twin.value = node.value
      selectAsBefore(twin, node)
    },
  }
}
