import { langs, type Lang } from '../src/i18n/lang.ts'
import { routePaths, sitePaths } from '../tools/lib/site-paths.ts'

/** How a page is visited by default. */
interface Visit {
  path: string
  lang: Lang
  scheme: 'light' | 'dark'
}

/** Pages with the same sections as that of another route. Only `npm run test:pages` visits them, and twins. */
export const alike: ReadonlySet<string> = new Set([
  '/community/event',
  '/ranking',
  ...['cookies', 'operation-policy', 'privacy-policy', 'page/credits', 'page/guide'].map(
    (code) => `/policy/${code}`,
  ),
])

/** Pages that differ from the first one of their route, and the twin that differs most: it begins with artwork. */
export const ownKinds: ReadonlySet<string> = new Set([
  '/community/event/544',
  '/link/community/event/541',
])

/** Returns the route of a page: pages of a route with a param are alike. */
function routeOf(path: string): string {
  if (routePaths.includes(path)) return path
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return routePaths.find((route) => route.startsWith(`${folder}$`)) ?? path
}

/** Returns true for the page of its route that is visited: the first one. */
const isVisited = (path: string) =>
  !alike.has(path) &&
  !path.startsWith('/link/') &&
  path === sitePaths.find((other) => routeOf(other) === routeOf(path))

/** One page of each kind. Languages and color schemes take turns. */
export const kindsOfPages: readonly Visit[] = sitePaths
  .filter((path) => ownKinds.has(path) || isVisited(path))
  .map((path, n) => ({
    path,
    lang: langs[n % langs.length] ?? 'kr',
    scheme: n % 2 === 0 ? 'light' : 'dark',
  }))
