import { langs, type Lang } from '../src/i18n/lang.ts'
import { sitePaths } from '../tools/lib/site-paths.ts'

/** How a page is visited by default. */
interface Visit {
  path: string
  lang: Lang
  scheme: 'light' | 'dark'
}

/** Pages with the same sections as another one. Only `npm run test:pages` visits them, and twins. */
export const alike: ReadonlySet<string> = new Set([
  '/community/event',
  ...[541, 542, 543].map((id) => `/community/event/${id}`),
  '/ranking',
  '/ranking/style',
  '/survey/72',
  ...['cookies', 'operation-policy', 'privacy-policy', 'page/credits', 'page/guide'].map(
    (code) => `/policy/${code}`,
  ),
])

/** The twin that differs most from its page: without header and footer, it begins with artwork. */
export const visitedTwin = '/link/community/event/541'

/** One page of each kind. Languages and color schemes take turns. */
export const kindsOfPages: readonly Visit[] = sitePaths
  .filter((path) => path === visitedTwin || !(alike.has(path) || path.startsWith('/link/')))
  .map((path, n) => ({
    path,
    lang: langs[n % langs.length] ?? 'kr',
    scheme: n % 2 === 0 ? 'light' : 'dark',
  }))
