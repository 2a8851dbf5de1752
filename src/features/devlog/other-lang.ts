/** The language of a text where it is another one than the page's, to be marked as such. */
export function otherLang(lang: string, locale: string): string | undefined {
  return lang === locale ? undefined : lang
}
