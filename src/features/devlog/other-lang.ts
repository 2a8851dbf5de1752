/** Returns the `lang` attribute for a text that is not in the page's language, otherwise `undefined`. */
export function otherLang(lang: string, locale: string): string | undefined {
  return lang === locale ? undefined : lang
}
