/** What answers a press; `<summary>` needs no app, but may be drawn anew by it. */
const controls = 'button[type="button"], summary'

/** The one control of the page that says the same, where the app has drawn the page anew. */
function twinOf(page: Document, gone: HTMLElement): HTMLElement | null {
  const twins = [...page.querySelectorAll<HTMLElement>(gone.localName)].filter(
    ({ textContent, ariaLabel }) =>
      textContent === gone.textContent && ariaLabel === gone.ariaLabel,
  )
  return twins.length === 1 ? (twins[0] ?? null) : null
}

/** Presses what was pressed, unless the browser has answered and what it opened is still there, or closed again. */
function pressAgain(page: Document, control: HTMLElement): void {
  const details = control.localName === 'summary' && control.closest('details')
  if (details && (control.isConnected || !details.open)) return
  ;(control.isConnected ? control : twinOf(page, control))?.click()
}

/**
 * Keeps the presses on controls until the app is there: what a visitor presses on a page that is
 * already painted is never lost. Pressed again and again, since nothing happened, counts once.
 * @returns does now what was pressed, in a task each, so that the app has answered one before the next
 */
export function keepEarlyPresses(page: Document): () => Promise<void> {
  const pressed: HTMLElement[] = []
  const noted = new AbortController()
  const note = ({ target }: Event) => {
    const control = target instanceof Element && target.closest<HTMLElement>(controls)
    if (control && control !== pressed.at(-1)) pressed.push(control)
  }
  page.addEventListener('click', note, { capture: true, signal: noted.signal })
  return async () => {
    noted.abort()
    for (const control of pressed) {
      pressAgain(page, control)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
}
