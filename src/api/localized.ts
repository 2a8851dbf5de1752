import { i18n } from '@lingui/core'

/** Returns the locale of this document: `ko`, `en` or `ja`. */
export function serverLang(): string {
  return i18n.locale
}

/** Returns the fields of a request whose response depends on the language. */
export function localized(fields: object = {}): { lang: string } {
  return { lang: serverLang(), ...fields }
}

/** Returns a query key that starts with the language, so that languages never share responses. */
export function queryKey(...parts: readonly unknown[]): readonly unknown[] {
  return [serverLang(), ...parts]
}
