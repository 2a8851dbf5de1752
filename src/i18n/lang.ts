/** The languages of the site, by their code in URLs. */
export const langs = ['kr', 'en', 'jp'] as const
/** The language code in URLs. Never mix it with {@link Locale}. */
export type Lang = (typeof langs)[number]

const localeByLang = { kr: 'ko', en: 'en', jp: 'ja' } as const satisfies Record<Lang, string>
/** The language code of servers, catalogs, `Intl` and `<html lang>`. */
export type Locale = (typeof localeByLang)[Lang]

interface Language {
  /** Its name in itself, for a switcher. */
  name: string
  /** The label of the link to a page in this language, in this language. */
  invitation: string
  /** The locale of share cards (ogp.me), which includes a country. */
  cardLocale: string
  /** The text between the items of a list. */
  comma: string
  /** The text between two details in one line. */
  separator: string
  /** False if a line may break between any two words, which have no space between them. */
  hasSpaces: boolean
}

/** The properties of each language, other than its messages. */
export const languages: Record<Lang, Language> = {
  kr: {
    name: '한국어',
    invitation: '이 페이지를 한국어로 보기',
    cardLocale: 'ko_KR',
    comma: ', ',
    separator: ' · ',
    hasSpaces: true,
  },
  en: {
    name: 'English',
    invitation: 'View this page in English',
    cardLocale: 'en_US',
    comma: ', ',
    separator: ' · ',
    hasSpaces: true,
  },
  jp: {
    name: '日本語',
    invitation: 'このページを日本語で見る',
    cardLocale: 'ja_JP',
    comma: '、',
    separator: '｜',
    hasSpaces: false,
  },
}

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

/** Returns the `lang` attribute for a text that is not in the page's language, otherwise `undefined`. */
export function otherLang(lang: string, locale: string): string | undefined {
  return lang === locale ? undefined : lang
}
