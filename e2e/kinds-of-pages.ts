import type { Lang } from '../src/i18n/lang.ts'

/** How a page is visited by default. */
interface Visit {
  path: string
  lang: Lang
  scheme: 'light' | 'dark'
  /** Paths of pages that have the same sections. Only `npm run test:pages` visits them. */
  like?: readonly string[]
}

/**
 * One page of each kind. Languages and color schemes take turns. kinds-of-pages.test.ts fails if a page of the site
 * is missing.
 */
export const kindsOfPages: readonly Visit[] = [
  { path: '/', lang: 'kr', scheme: 'light' },
  { path: '/game', lang: 'en', scheme: 'dark' },
  {
    path: '/community/news',
    lang: 'jp',
    scheme: 'light',
    like: ['/community/event', '/link/community/news', '/link/community/event'],
  },
  {
    path: '/community/news/1060',
    lang: 'kr',
    scheme: 'dark',
    like: ['/community/event/543', '/link/community/news/1060', '/link/community/event/543'],
  },
  { path: '/community/event/540', lang: 'en', scheme: 'light' },
  {
    path: '/community/event/544',
    lang: 'jp',
    scheme: 'dark',
    like: ['/community/event/541', '/community/event/542'],
  },
  {
    path: '/link/community/event/541',
    lang: 'kr',
    scheme: 'light',
    like: [540, 542, 544].map((id) => `/link/community/event/${id}`),
  },
  { path: '/community/faq', lang: 'en', scheme: 'dark' },
  { path: '/media', lang: 'jp', scheme: 'light' },
  { path: '/media/441', lang: 'kr', scheme: 'dark' },
  {
    path: '/ranking/level',
    lang: 'en',
    scheme: 'light',
    like: [
      '/ranking',
      '/ranking/style',
      '/link/ranking',
      '/link/ranking/level',
      '/link/ranking/style',
    ],
  },
  { path: '/devlog/withBTS', lang: 'jp', scheme: 'dark' },
  { path: '/devlog/withBTS/323', lang: 'kr', scheme: 'light' },
  { path: '/devlog/pd-note/801', lang: 'en', scheme: 'dark' },
  { path: '/coupon', lang: 'jp', scheme: 'light', like: ['/link/coupon'] },
  { path: '/survey', lang: 'kr', scheme: 'dark' },
  { path: '/survey/71', lang: 'en', scheme: 'light', like: ['/link/survey/71'] },
  { path: '/members', lang: 'jp', scheme: 'dark' },
  { path: '/music', lang: 'kr', scheme: 'light' },
  { path: '/settings', lang: 'en', scheme: 'dark' },
  {
    path: '/policy/terms',
    lang: 'jp',
    scheme: 'light',
    like: [
      ...['cookies', 'operation-policy', 'privacy-policy', 'page/credits', 'page/guide'].map(
        (code) => `/policy/${code}`,
      ),
      ...['cookies', 'privacy-policy', 'terms', 'page/credits', 'page/guide'].map(
        (code) => `/link/policy/${code}`,
      ),
    ],
  },
  { path: '/events/2nd_anniversary', lang: 'kr', scheme: 'dark' },
  {
    path: '/events/2nd_anniversary_teaser',
    lang: 'en',
    scheme: 'dark',
    like: ['/link/events/2nd_anniversary_teaser'],
  },
]
