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

/**
 * Keeps the last press on a control until the app is there: what a visitor presses on a page that is
 * already painted is never lost. @returns does now what was pressed
 */
export function keepEarlyPress(page: Document): () => void {
  let pressed: HTMLElement | null = null
  const noted = new AbortController()
  const note = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>(controls) ?? pressed
  }
  page.addEventListener('click', note, { capture: true, signal: noted.signal })
  return () => {
    noted.abort()
    if (!pressed) return
    const details = pressed.localName === 'summary' && pressed.closest('details')
    // The browser has answered, and what it opened is still there, or was closed again.
    if (details && (pressed.isConnected || !details.open)) return
    ;(pressed.isConnected ? pressed : twinOf(page, pressed))?.click()
  }
}
