import { asLang, langOf, langPrefix, langs, localeOf, type Lang } from './lang.ts'

/** The storage key of the preference (docs/product.md#languages-and-urls). */
export const langKey = 'language'

export interface LangClues {
  pathname: string
  isPrerenderAgent: boolean
  stored: string | null
  /** `navigator.languages`, most preferred first. */
  browser: readonly string[]
}

/** Returns the first supported language of the browser's preferences, or `null`. */
export const browserLang = (languages: readonly string[]): Lang | null => {
  const locales = languages.map((tag) => tag.toLowerCase().split('-')[0])
  const locale = locales.find((each) => langs.some((lang) => localeOf(lang) === each))
  return locale ? langOf(locale) : null
}

/**
 * Returns the language of a URL without a prefix. An expression, because the redirect script
 * inlines it.
 */
export const unprefixedLang = (
  isPrerenderAgent: boolean,
  stored: string | null,
  browser: readonly string[],
): Lang => (!isPrerenderAgent && (asLang(stored) || browserLang(browser))) || 'kr'

/**
 * Chooses a language in the order of docs/product.md#languages-and-urls: path, prerender agent,
 * saved preference, browser, `kr`.
 */
export function chooseLang({ pathname, isPrerenderAgent, stored, browser }: LangClues): Lang {
  return langPrefix(pathname) ?? unprefixedLang(isPrerenderAgent, stored, browser)
}
