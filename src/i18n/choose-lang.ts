import { asLang, langOf, langPrefix, type Lang } from './lang.ts'

/** Where the preference is stored (docs/product.md#languages-and-urls). */
export const langKey = 'language'

export interface LangClues {
  pathname: string
  isPrerenderAgent: boolean
  stored: string | null
  /** `navigator.languages`, most wanted first. */
  browser: readonly string[]
}

/** The first supported language that the browser asks for, or `null`. */
export const browserLang = (languages: readonly string[]): Lang | null => {
  const tag = languages.find((each) => /^(ko|en|ja)(-|$)/i.test(each))
  return tag ? langOf(tag.slice(0, 2).toLowerCase()) : null
}

/** The language of an address without a prefix; an expression, since the redirect script has it too. */
export const unprefixedLang = (
  isPrerenderAgent: boolean,
  stored: string | null,
  browser: readonly string[],
): Lang => (!isPrerenderAgent && (asLang(stored) || browserLang(browser))) || 'kr'

/** The order of docs/product.md#languages-and-urls: path, prerender agent, saved preference, browser, `kr`. */
export function chooseLang({ pathname, isPrerenderAgent, stored, browser }: LangClues): Lang {
  return langPrefix(pathname) ?? unprefixedLang(isPrerenderAgent, stored, browser)
}
