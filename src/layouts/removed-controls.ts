const controls = 'a, button, summary, label, input, select, textarea'

/** Returns the control of an event. The browser clicks on the control of a label, too. */
function controlAt({ target }: Event): Element | null {
  const found = target instanceof Element ? target.closest(controls) : null
  return found instanceof HTMLLabelElement ? (found.control ?? found) : found
}

/**
 * Moves the focus from a control that is removed to the closest element around it that can have the focus, `main` at
 * the latest. Keyboards and screen readers would otherwise continue at the top of the page (WCAG 2.2 SC 2.4.3). The
 * second click of a double click never activates what replaced the removed control; clicks with a key in between are
 * no double click.
 * @returns a function that stops it
 */
export function watchRemovedControls(): () => void {
  const ended = new AbortController()
  const options = { capture: true, signal: ended.signal }
  let focused: Element | null = null
  let around: HTMLElement[] = []
  document.addEventListener(
    'focusin',
    ({ target }) => {
      focused = target instanceof Element ? target : null
      around = []
      for (let node = focused?.parentElement; node; node = node.parentElement) {
        if (node.hasAttribute('tabindex')) around.push(node)
      }
    },
    options,
  )
  const observer = new MutationObserver(() => {
    if (focused === null || focused.isConnected) return
    focused = null
    if (document.activeElement !== document.body) return
    const next = around.find((node) => node.isConnected) ?? document.getElementById('main')
    next?.focus({ preventScroll: true })
  })
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener(
    'focusout',
    // A removed element is no longer connected by then, one that the visitor leaves is.
    () =>
      queueMicrotask(() => {
        if (focused?.isConnected && focused !== document.activeElement) focused = null
      }),
    options,
  )
  let clicked: Element | null = null
  // WebKit counts clicks by place and time alone: one on a field, and one on the button that has scrolled there.
  let hasTyped = false
  document.addEventListener(
    'keydown',
    () => {
      hasTyped = true
    },
    options,
  )
  document.addEventListener(
    'click',
    (event) => {
      const control = controlAt(event)
      if (event.detail < 2 || hasTyped) {
        clicked = control
        hasTyped = false
      } else if (control !== null && control !== clicked) {
        event.preventDefault()
        event.stopPropagation()
      }
    },
    options,
  )
  return () => {
    ended.abort()
    observer.disconnect()
  }
}
