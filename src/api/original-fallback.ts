import { isNotFound } from './api-error.ts'
import type { Locale } from '#i18n/lang.ts'
import { serverLang } from './localized.ts'

/**
 * Data with a flag that is true if the data is the Korean original in place of a missing
 * translation.
 */
export type Translated<T> = T & { isOriginal: boolean }

/**
 * Requests data in the visitor's language and, if that translation does not exist (404), the Korean
 * original. Rejects as not found if the original does not exist either.
 */
export async function originalFallback<T extends object>(
  fetchIn: (lang: Locale) => Promise<T>,
): Promise<Translated<T>> {
  const lang = serverLang()
  try {
    return { ...(await fetchIn(lang)), isOriginal: false }
  } catch (failure) {
    if (lang === 'ko' || !isNotFound(failure)) throw failure
    return { ...(await fetchIn('ko')), isOriginal: true }
  }
}
