import { i18n } from '@lingui/core'
import { langOf, localeOf, type Lang, type Locale } from '#i18n/lang.ts'
import { isNotFound } from './api-error.ts'
import { name } from './schema.ts'

/** Returns the locale of this document: `ko`, `en` or `ja`. */
export function serverLang(): Locale {
  return localeOf(langOf(i18n.locale))
}

/** Returns the body of a request whose response depends on the language. */
export function localized(): { lang: Locale }
export function localized<T extends object>(fields: T): T & { lang: Locale }
export function localized(fields?: object) {
  return { lang: serverLang(), ...fields }
}

/** Returns a query key that starts with the language, so that languages never share responses. */
export function queryKey(...parts: readonly unknown[]): readonly unknown[] {
  return [serverLang(), ...parts]
}

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

/** Schema entries for the names of a category. */
export const categoryNames = {
  koCategory: name,
  enCategory: name,
  jpCategory: name,
}

interface WireNames {
  koCategory: string
  enCategory: string
  jpCategory: string
}

/** Returns the names of a category, keyed by language. */
export function toNames({ koCategory, enCategory, jpCategory }: WireNames): Record<Lang, string> {
  return { kr: koCategory, en: enCategory, jp: jpCategory }
}
