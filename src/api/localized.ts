import { i18n } from '@lingui/core'
import { langOf, localeOf, type Locale } from '#i18n/lang.ts'

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
