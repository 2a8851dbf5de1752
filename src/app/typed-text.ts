/**
 * Keeps typed text on Back to a page in the back/forward cache. WebKit would empty the fields with
 * `autocomplete="off"` when it shows the page again.
 */
export function keepTypedText(): void {
  let fields: HTMLInputElement[] = []
  const setAutocomplete = (value: 'on' | 'off') => {
    for (const field of fields) field.autocomplete = value
  }
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return
    fields = [...document.querySelectorAll<HTMLInputElement>('input[autocomplete=off]')]
    setAutocomplete('on')
  })
  window.addEventListener('pageshow', () => setAutocomplete('off'))
}
