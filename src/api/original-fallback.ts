import { isNotFound } from './api-error.ts'
import { serverLang } from './localized.ts'

/** What was read, and whether it is the Korean original in place of a missing translation. */
export type Translated<T> = T & { isOriginal: boolean }

/**
 * Asks in the visitor's language and, where that translation does not exist (404), once more for
 * the Korean original; a 404 there too is not found (contract, "Envelope and rules").
 */
export async function originalFallback<T extends object>(
  ask: (lang: string) => Promise<T>,
): Promise<Translated<T>> {
  const lang = serverLang()
  try {
    return { ...(await ask(lang)), isOriginal: false }
  } catch (failure) {
    if (lang === 'ko' || !isNotFound(failure)) throw failure
    return { ...(await ask('ko')), isOriginal: true }
  }
}
