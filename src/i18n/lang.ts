/** The language code in URLs. Never mix it with {@link Locale}. */
export type Lang = 'kr' | 'en' | 'jp'
/** The language code of servers, catalogs, `Intl` and `<html lang>`. */
export type Locale = 'ko' | 'en' | 'ja'

export const langs: readonly Lang[] = ['kr', 'en', 'jp']

const localeByLang: Record<Lang, Locale> = { kr: 'ko', en: 'en', jp: 'ja' }

/** The name of each language in itself, for a switcher. */
export const ownNames: Record<Lang, string> = { kr: '한국어', en: 'English', jp: '日本語' }

/** The label of the link to a page in each language, in that language. */
export const ownInvitations: Record<Lang, string> = {
  kr: '이 페이지를 한국어로 보기',
  en: 'View this page in English',
  jp: 'このページを日本語で見る',
}

/** Open Graph locales include a country. */
export const cardLocales: Record<Lang, string> = { kr: 'ko_KR', en: 'en_US', jp: 'ja_JP' }

/** Maps `kr` -> `ko`, `en` -> `en`, `jp` -> `ja` (docs/product.md#languages-and-urls). */
export function localeOf(lang: Lang): Locale {
  return localeByLang[lang]
}

// The redirect script, whose size matters, inlines these three as well.

/** Returns the language of a locale; the default, `kr`, for an unknown one. */
export const langOf = (locale: string): Lang =>
  langs.find((lang) => localeByLang[lang] === locale) || 'kr'

/** Returns the value if it is one of the three languages, else `null`. */
export const asLang = (value: string | null | undefined): Lang | null =>
  langs.find((lang) => lang === value) || null

/**
 * Returns the language prefix of a path, or `null`: `/jp/coupon` -> `jp`, `/KR/` and `/coupon` ->
 * `null`.
 */
export const langPrefix = (pathname: string): Lang | null => asLang(pathname.split('/')[1])
