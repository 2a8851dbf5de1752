import type { Lang } from '../src/i18n/lang.ts'

/** Every route of the site, with ids filled in (docs/product.md#routes). */
export const addresses = [
  '/',
  '/game',
  '/community/news',
  '/community/news/1060',
  '/community/event',
  '/community/event/540',
  '/community/event/541',
  '/community/event/542',
  '/community/event/544',
  '/community/faq',
  '/devlog/withBTS',
  '/devlog/withBTS/323',
  '/devlog/pd-note/801',
  '/ranking',
  '/ranking/level',
  '/ranking/style',
  '/media',
  '/media/441',
  '/coupon',
  '/survey',
  '/survey/71',
  '/settings',
  '/policy/privacy-policy',
  '/policy/operation-policy',
  '/policy/terms',
  '/policy/cookies',
  '/policy/page/guide',
  '/events/2nd_anniversary_teaser',
  '/events/2nd_anniversary',
  '/link/coupon',
  '/link/community/news',
  '/link/community/news/1060',
  '/link/community/event',
  '/link/community/event/540',
  '/link/policy/privacy-policy',
  '/link/policy/terms',
  '/link/policy/cookies',
  '/link/policy/page/guide',
  '/link/ranking',
  '/link/ranking/level',
  '/link/ranking/style',
  '/link/survey/71',
  '/link/events/2nd_anniversary_teaser',
  '/members',
  '/music',
] as const

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
