/** What addresses say. Never to be mixed with {@link Locale}. */
export type Lang = 'kr' | 'en' | 'jp'
/** What servers, catalogs, `Intl` and `<html lang>` want. */
export type Locale = 'ko' | 'en' | 'ja'

export const langs: readonly Lang[] = ['kr', 'en', 'jp']

const localeByLang: Record<Lang, Locale> = { kr: 'ko', en: 'en', jp: 'ja' }

/** The name of each language in itself, as a switcher shows it. */
export const ownNames: Record<Lang, string> = { kr: '한국어', en: 'English', jp: '日本語' }

/** Offers a page in each language, in that language's own words. */
export const ownInvitations: Record<Lang, string> = {
  kr: '이 페이지를 한국어로 보기',
  en: 'View this page in English',
  jp: 'このページを日本語で見る',
}

/** `kr` -> `ko`, `en` -> `en`, `jp` -> `ja` (docs/product.md#languages-and-urls). */
export function localeOf(lang: Lang): Locale {
  return localeByLang[lang]
}

// The redirect script, where bytes count, has these three as well.

/** The language of a locale; anything unknown is the default, `kr`. */
export const langOf = (locale: string): Lang =>
  langs.find((lang) => localeByLang[lang] === locale) || 'kr'

/** The value itself where it is one of the three languages, else `null`. */
export const asLang = (value: string | null | undefined): Lang | null =>
  langs.find((lang) => lang === value) || null

/** The language prefix of a path, or `null`: `/jp/coupon` -> `jp`, `/KR/` and `/coupon` -> `null`. */
export const langPrefix = (pathname: string): Lang | null => asLang(pathname.split('/')[1])
