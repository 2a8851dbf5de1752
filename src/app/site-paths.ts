import type { QueryClient } from '@tanstack/react-query'
import { devlogQueries } from '#features/devlog/devlog.queries.ts'
import { mediaQueries } from '#features/media/media.queries.ts'
import { noticeQueries } from '#features/notice/notice.queries.ts'
import { codePattern } from '#features/policy/policy.search.ts'
import { hasOrigin } from '#api/bases.ts'
import { lastPageToRead, mostPosts } from '#api/most-posts.ts'
import type { Paged } from '#api/schema.ts'
import { footerQuery } from '#layouts/footer/footer.queries.ts'
import { sorted } from '#lib/collections.ts'
import type { AppRouter } from './router.tsx'

type Path = keyof AppRouter['routesByPath']
/** A route that needs an entry here: the compiler names it. */
type PathWithParam = Exclude<
  Extract<Path, `${string}$${string}`>,
  `${string}/$` | `/link/${string}`
>

/** Returns the names without duplicates, in a stable order. */
function inOrder(names: string[]): string[] {
  return sorted([...new Set(names)], (one, other) => (one < other ? -1 : 1))
}

function routes(router: AppRouter) {
  return (
    Object.values(router.routesByPath)
      .filter((route) => route.options.staticData?.notFound !== true)
      // An index route's path ends in a slash, which the URL does not have.
      .map(({ fullPath, options }) => ({ path: fullPath.replace(/^(.+)\/$/, '$1'), options }))
      .filter(({ path }) => !path.endsWith('$'))
  )
}

/**
 * Returns the pattern of the params that a route parses, such as `idParam`. A route that parses none, such as that of
 * leaderboards, redirects.
 */
function paramPattern(path: string, { params }: { params?: object }): string {
  if (params === undefined) return '[^/]+'
  const pattern: unknown = Reflect.get(params, 'pattern')
  if (!(pattern instanceof RegExp))
    throw new Error(`The params of ${path} have no pattern, as idParam has (src/lib/record-id.ts)`)
  return pattern.source.slice(1, -1)
}

/**
 * Returns the URLs of the site, with or without a language prefix, as regular expressions over the
 * path. A host responds with 200 to these and with 404 to all others.
 * @throws {Error} for a param without a pattern
 */
export function pathPatterns(router: AppRouter): string[] {
  return inOrder(
    routes(router).map(({ path, options }) =>
      path.includes('$') ? path.replace(/\$\w+/, () => paramPattern(path, options)) : path,
    ),
  )
}

/** A list whose posts have pages. */
interface List {
  endpoint: string
  read: (page: number) => Promise<Paged<{ id: number }>>
}

/**
 * Returns what is prerendered of each route with a param: the posts of a list in the current language, or these pages.
 */
function listsIn(client: QueryClient): Record<PathWithParam, List | readonly string[]> {
  const board = (name: 'notice' | 'event'): List => ({
    endpoint: `/community/${name}`,
    read: (page) => client.query(noticeQueries.list({ board: name, page, keyword: '' })),
  })
  return {
    '/community/news/$newsIdx': board('notice'),
    '/community/event/$newsIdx': board('event'),
    '/devlog/withBTS/$idx': {
      endpoint: '/intheseom/withBTS',
      read: (page) => client.query(devlogQueries.messages(page)),
    },
    '/devlog/pd-note/$idx': {
      endpoint: '/intheseom/pd-note',
      read: (page) => client.query(devlogQueries.notes(page)),
    },
    '/media/$idx': {
      endpoint: '/media/board',
      read: (page) => client.query(mediaQueries.board({ category: 0, page })),
    },
    '/ranking/$type': ['level', 'style'],
    // Its page depends on the session.
    '/survey/$idx': [],
    // Those that the footer lists.
    '/policy/page/$code': [],
  }
}

/** Returns the path of a page, whose param is at the end. */
const filled = (path: string, param: string | number) => path.replace(/\$\w+$/, `${param}`)

/** Returns the paths of the operator's pages that the footer lists in the current language. */
async function operatorPaths(client: QueryClient): Promise<string[]> {
  const items = await client.query(footerQuery())
  const folder = '/policy/page/'
  return items.flatMap(({ url = '' }) =>
    url.startsWith(folder) && codePattern.test(url.slice(folder.length)) ? [url] : [],
  )
}

/** The paths of listed pages, and where each was listed. */
type ListedPaths = ReadonlyMap<string, string>

/** How much a site has to read for its posts, before the details are read. */
interface Amount {
  posts: number
  listPages: number
}

/**
 * Returns the paths of the details in the lists: the newest ones of each list (`mostPosts`).
 * @param announce gets the amount before the lists are read to their ends
 */
export async function detailPaths(
  client: QueryClient,
  announce: (amount: Amount) => void,
): Promise<ListedPaths> {
  const found = new Map<string, string>()
  const lists = Object.entries(listsIn(client)).flatMap(([path, list]) =>
    'read' in list ? [[path, list] as const] : [],
  )
  const amount = { posts: 0, listPages: 0 }
  for (const [, { read }] of lists) {
    const first = await read(1)
    amount.posts += Math.min(first.total, mostPosts)
    amount.listPages += lastPageToRead(first)
  }
  announce(amount)
  for (const [path, { endpoint, read }] of lists) {
    let last = 1
    for (let page = 1; page <= last; page += 1) {
      const list = await read(page)
      last = list.items.length === 0 ? 0 : lastPageToRead(list)
      if (page === 1 && list.pageCount > last && last > 0) {
        console.warn(
          `${endpoint}: ${list.total} posts. Only the newest ${mostPosts} are prerendered (docs/operations.md#what-it-needs).`,
        )
      }
      for (const { id } of list.items) found.set(filled(path, id), `${endpoint}, page ${page}`)
    }
  }
  for (const path of await operatorPaths(client)) found.set(path, '/setting/footer')
  return found
}

/**
 * Returns the paths to prerender: all static routes, the pages named above, the listed details if
 * there is an origin to read from, and the webview variants of these.
 * @param listed gets the paths of the details and their variants
 */
export async function pathsToPrerender(
  router: AppRouter,
  client: QueryClient,
  listed: Map<string, string>,
  announce: (amount: Amount) => void,
): Promise<string[]> {
  const known = new Set(routes(router).map(({ path }) => path))
  const fixed = [...known].filter((path) => !path.includes('$'))
  const named = Object.entries(listsIn(client)).flatMap(([path, list]) =>
    'read' in list ? [] : list.map((param) => filled(path, param)),
  )
  const details: ListedPaths = hasOrigin() ? await detailPaths(client, announce) : new Map()
  const patterns = pathPatterns(router).map((pattern) => new RegExp(`^${pattern}$`))
  const twins = [...named, ...details.keys()]
    .map((path) => `/link${path}`)
    .filter((path) => patterns.some((pattern) => pattern.test(path)))
  for (const [path, source] of details) listed.set(path, source).set(`/link${path}`, source)
  return inOrder([...fixed, ...named, ...details.keys(), ...twins, '/404'])
}
