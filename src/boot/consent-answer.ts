import { recordOf } from '#features/consent/consent-record.ts'

/**
 * Answers the consent banner before the app does, if a click is on one of its choices (`data-choice`): closes it and
 * stores the choice.
 * @returns false if the app has to handle the click: it alone keeps a choice that storage refuses
 */
export function answerConsent({ dataset: { choice } }: HTMLElement): boolean {
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
