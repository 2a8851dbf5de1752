import type { QueryClient } from '@tanstack/react-query'
import { devlogQueries } from '#features/devlog/devlog.queries.ts'
import { mediaQueries } from '#features/media/media.queries.ts'
import { noticeQueries } from '#features/notice/notice.queries.ts'
import { hasOrigin } from '#api/bases.ts'
import type { Paged } from '#api/schema.ts'
import { sorted } from '#lib/sorted.ts'
import type { AppRouter } from './router.tsx'

/** What stands for a param of a path in the list of address patterns. */
const paramPatterns: Record<string, string> = {
  newsIdx: '[1-9]\\d{0,9}',
  idx: '[1-9]\\d{0,9}',
  type: '[^/]+',
  code: '[\\w-]{1,64}',
}

/** Each once, and in an order that is the same for every build. */
function inOrder(names: string[]): string[] {
  return sorted([...new Set(names)], (one, other) => (one < other ? -1 : 1))
}

function paths(router: AppRouter) {
  return (
    Object.values(router.routesByPath)
      .filter((route) => route.options.staticData?.notFound !== true)
      // The page of a folder is found under its path with a slash.
      .map((route) => route.fullPath.replace(/^(.+)\/$/, '$1'))
      .filter((path) => !path.endsWith('$'))
  )
}

/**
 * The addresses that the site knows, below a language prefix or without one, as regular expressions
 * over the path. A host answers 200 for these and 404 for all others (headers.md, "Status").
 * @throws {Error} for a param whose values nobody named
 */
export function addressPatterns(router: AppRouter): string[] {
  const patterns = paths(router).map((path) =>
    path.replaceAll(/\$(\w+)/g, (_whole: string, name: string) => {
      const pattern = paramPatterns[name]
      if (pattern === undefined) throw new Error(`No pattern for the param $${name} of ${path}`)
      return pattern
    }),
  )
  return inOrder(patterns)
}

/** All pages of a list, one after another. */
async function* everyPage<T>(read: (page: number) => Promise<Paged<T>>) {
  for (let page = 1; ; page += 1) {
    const answer = await read(page)
    yield* answer.items
    if (page >= answer.pageCount || answer.items.length === 0) return
  }
}

/** The paths of every detail that a list names. */
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
  return found
}

/**
 * The paths to prerender (decisions, "Routes"): all fixed addresses, both ranking boards, every
 * listed detail where there is an origin to ask, and the webview twins of these.
 */
export async function addressesToPrerender(
  router: AppRouter,
  client: QueryClient,
): Promise<string[]> {
  const known = new Set<string>(paths(router))
  const fixed = [...known].filter((path) => !path.includes('$'))
  const boards = ['/ranking/level', '/ranking/style']
  const details = hasOrigin() ? await detailPaths(client) : []
  const twins = [...boards, ...details]
    .map((path) => `/link${path}`)
    .filter((path) => addressPatterns(router).some((p) => new RegExp(`^${p}$`).test(path)))
  return inOrder([...fixed, ...boards, ...details, ...twins, '/404'])
}
