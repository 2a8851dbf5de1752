import { i18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { devlogQueries } from '#features/devlog/devlog.queries.ts'
import { mediaQueries } from '#features/media/media.queries.ts'
import { noticeQueries } from '#features/notice/notice.queries.ts'
import { hasOrigin } from '#api/bases.ts'
import type { Paged } from '#api/schema.ts'
import { langOf } from '#i18n/lang.ts'
import { footerQuery } from '#layouts/footer/footer.queries.ts'
import { sorted } from '#lib/collections.ts'
import type { AppRouter } from './router.tsx'

/** The pattern of each path param in the list of URL patterns. */
const paramPatterns: Record<string, string> = {
  newsIdx: '[1-9]\\d{0,9}',
  idx: '[1-9]\\d{0,9}',
  type: '[^/]+',
  code: '[\\w-]{1,64}',
}

/** Returns the names without duplicates, in a stable order. */
function inOrder(names: string[]): string[] {
  return sorted([...new Set(names)], (one, other) => (one < other ? -1 : 1))
}

function paths(router: AppRouter) {
  return (
    Object.values(router.routesByPath)
      .filter((route) => route.options.staticData?.notFound !== true)
      // An index route's path ends in a slash, which the URL does not have.
      .map((route) => route.fullPath.replace(/^(.+)\/$/, '$1'))
      .filter((path) => !path.endsWith('$'))
  )
}

/**
 * Returns the URLs of the site, with or without a language prefix, as regular expressions over the
 * path. A host responds with 200 to these and with 404 to all others.
 * @throws {Error} for a param without a pattern
 */
export function pathPatterns(router: AppRouter): string[] {
  const patterns = paths(router).map((path) =>
    path.replaceAll(/\$(\w+)/g, (_whole: string, name: string) => {
      const pattern = paramPatterns[name]
      if (pattern === undefined) throw new Error(`No pattern for the param $${name} of ${path}`)
      return pattern
    }),
  )
  return inOrder(patterns)
}

/** Iterates over the pages of a list. */
async function* everyPage<T>(read: (page: number) => Promise<Paged<T>>) {
  for (let page = 1; ; page += 1) {
    const answer = await read(page)
    yield* answer.items
    if (page >= answer.pageCount || answer.items.length === 0) return
  }
}

/** Returns the paths of the operator's pages that the footer lists in the current language. */
async function operatorPaths(client: QueryClient): Promise<string[]> {
  const items = await client.query(footerQuery())
  const lang = langOf(i18n.locale)
  return items.flatMap(({ titles, url = '' }) =>
    titles[lang] !== '' && /^\/policy\/page\/[\w-]{1,64}$/.test(url) ? [url] : [],
  )
}

/** Returns the paths of all details in the lists. */
async function detailPaths(client: QueryClient): Promise<string[]> {
  const found: string[] = []
  for (const board of ['notice', 'event'] as const) {
    const folder = board === 'notice' ? 'news' : 'event'
    const read = (page: number) => client.query(noticeQueries.list({ board, page, keyword: '' }))
    for await (const { id } of everyPage(read)) found.push(`/community/${folder}/${id}`)
  }
  const messages = (page: number) => client.query(devlogQueries.messages(page))
  for await (const { id } of everyPage(messages)) found.push(`/devlog/withBTS/${id}`)
  const notes = (page: number) => client.query(devlogQueries.notes(page))
  for await (const { id } of everyPage(notes)) found.push(`/devlog/pd-note/${id}`)
  const media = (page: number) => client.query(mediaQueries.board({ category: 0, page }))
  for await (const { id } of everyPage(media)) found.push(`/media/${id}`)
  return [...found, ...(await operatorPaths(client))]
}

/**
 * Returns the paths to prerender: all static routes, both leaderboards, every listed detail if
 * there is an origin to read from, and the webview variants of these.
 */
export async function pathsToPrerender(router: AppRouter, client: QueryClient): Promise<string[]> {
  const known = new Set<string>(paths(router))
  const fixed = [...known].filter((path) => !path.includes('$'))
  const boards = ['/ranking/level', '/ranking/style']
  const details = hasOrigin() ? await detailPaths(client) : []
  const twins = [...boards, ...details]
    .map((path) => `/link${path}`)
    .filter((path) => pathPatterns(router).some((p) => new RegExp(`^${p}$`).test(path)))
  return inOrder([...fixed, ...boards, ...details, ...twins, '/404'])
}
