import type { Lang } from '../src/i18n/lang.ts'

/** Paths that redirect. */
export const moved: Record<string, string> = {
  '/devlog/pd-note': '/devlog/withBTS?board=note',
  '/ranking/foo': '/ranking/level',
  '/link/ranking/foo': '/link/ranking/level',
}

/** Paths that do not exist. */
export const unknown = [
  '/404',
  '/nope',
  '/link',
  '/link/devlog/withBTS',
  '/community/news/0',
  '/community/news/012',
  '/community/news/1e5',
  '/community/news/-1',
  '/devlog/withBTS/abc',
  '/media/99999999999',
  '/survey/0',
  '/policy/nope',
  '/coupon/x',
  '/account',
  '/kit',
] as const

/** A letter that texts of the language have and the others lack. */
export const scripts: Record<Lang, RegExp> = {
  kr: /[가-힣]/,
  en: /^[\x20-\x7e·’–—…]+$/,
  jp: /[ぁ-んァ-ヶ一-龠]/,
}
