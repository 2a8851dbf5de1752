import { recordOf } from '#features/consent/consent-record.ts'

/**
 * Applies a click on a choice of the consent banner (`data-choice`) before the app does: closes the banner, stores the
 * choice and ends the event. A choice that storage refuses goes on to the event queue: only the app can hold it.
 */
export function answerConsent(event: Event): void {
  const { target } = event
  const button = target instanceof Element && target.closest<HTMLElement>('[data-choice]')
  if (!button) return
  document.documentElement.dataset.consent = 'answered'
  // The clicked button is gone.
  document.querySelector('h1')?.focus({ preventScroll: true })
  try {
    const record = Object.entries(recordOf(JSON.parse(`${button.dataset.choice}`), Date.now()))
    for (const [key, value] of record) localStorage.setItem(key, value)
    event.stopPropagation()
  } catch {
    // The storage is full or blocked.
  }
}
