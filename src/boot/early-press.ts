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
 * Presses what was pressed, unless the browser has answered and what it opened is still there, or closed
 * again. @param isAnew whether the app may have drawn the page anew, and the control with it
 */
function pressAgain(page: Document, control: HTMLElement, isAnew: boolean): void {
  if (control instanceof HTMLFormElement) {
    if (control.isConnected) control.requestSubmit()
    return
  }
  const details = control.localName === 'summary' && control.closest('details')
  if (details && (control.isConnected || !details.open)) return
  if (control.isConnected) control.click()
  else if (isAnew) twinOf(page, control)?.click()
}

interface Later {
  /** True for a control whose code is not there: presses there are kept on, until the next call. */
  isStored: (control: Element) => boolean
  /** True for a control that the app has not taken over yet: what was pressed waits for another call. */
  isWaiting: (control: Element) => boolean
}

/** Does now what was pressed early, in a task each, so that the app has answered one before the next. */
export type PressAgain = (later?: Later) => Promise<void>

const everywhere = () => true
const nowhere = () => false

/**
 * Keeps the presses on controls, and the forms that were sent, until the app is there: what a visitor
 * presses on a page that is already painted is never lost. Pressed again and again, since nothing
 * happened, counts once.
 */
export function keepEarlyPresses(page: Document): PressAgain {
  let pressed: HTMLElement[] = []
  let isKept: (control: Element) => boolean = everywhere
  const keep = (control: HTMLElement) => {
    if (control !== pressed.at(-1)) pressed.push(control)
  }
  const note = ({ target }: Event) => {
    const control = target instanceof Element && target.closest<HTMLElement>(controls)
    if (control && isKept(control)) keep(control)
  }
  page.addEventListener('click', note, { capture: true })
  // One that the browser can send by itself is a search.
  page.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || form.matches('[method=get]') || !isKept(form))
        return
      event.preventDefault()
      keep(form)
    },
    { capture: true },
  )
  return async ({ isStored, isWaiting } = { isStored: nowhere, isWaiting: nowhere }) => {
    // Only at its start the app may draw the page anew; later a visitor may have gone on to another.
    const isStart = isKept === everywhere
    isKept = isStored
    const there = pressed.filter((control) => !isWaiting(control))
    pressed = pressed.filter(isWaiting)
    for (const control of there) {
      pressAgain(page, control, isStart)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
}
