import { asLang, langOf, langPrefix, type Lang } from './lang.ts'

/** Where the preference is stored (spec section 4). */
export const langKey = 'language'

export interface LangClues {
  pathname: string
  isPrerenderAgent: boolean
  stored: string | null
  /** `navigator.languages`, most wanted first. */
  browser: readonly string[]
}

/** The first supported language that the browser asks for, or `null`. */
export function browserLang(languages: readonly string[]): Lang | null {
  for (const tag of languages) {
    const language = tag.slice(0, 2).toLowerCase()
    if (/^(ko|en|ja)(-|$)/i.test(tag)) return langOf(language)
  }
  return null
}

/** The order of spec section 4: path, prerender agent, saved preference, browser, `kr`. */
export function chooseLang({ pathname, isPrerenderAgent, stored, browser }: LangClues): Lang {
  return (
    langPrefix(pathname) ??
    (isPrerenderAgent ? 'kr' : (asLang(stored) ?? browserLang(browser) ?? 'kr'))
  )
}
