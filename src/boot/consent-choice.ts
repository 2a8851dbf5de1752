import { recordOf } from '#features/consent/consent-record.ts'

/**
 * Applies a choice in the consent banner (`data-choice`) before the app does: closes the banner and stores the choice.
 * @returns false if the app has to handle the click: only the app can hold a choice that storage refuses
 */
export function applyConsent({ dataset: { choice } }: HTMLElement): boolean {
  if (!choice) return false
  document.documentElement.dataset.consent = 'answered'
  // The clicked button is gone.
  document.querySelector('h1')?.focus({ preventScroll: true })
  try {
    const record = Object.entries(recordOf(JSON.parse(choice), Date.now()))
    for (const [key, value] of record) localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
