import { i18n } from '@lingui/core'

/** The language of this document as servers name it: `ko`, `en` or `ja`. */
export function serverLang(): string {
  return i18n.locale
}

/** The fields of a call whose answer depends on the language. */
export function localized(fields: object = {}): { lang: string } {
  return { lang: serverLang(), ...fields }
}

/** A query key. Every key starts with the language: no answer is ever shown in another one. */
export function queryKey(...parts: readonly unknown[]): readonly unknown[] {
  return [serverLang(), ...parts]
}
