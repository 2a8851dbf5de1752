import * as v from 'valibot'
import type { Lang } from '../../src/i18n/lang.ts'
import type { KnownPage } from './last-build.ts'
import { carriedData } from './page-data.ts'

type Page = Pick<KnownPage, 'lang' | 'path' | 'data'>

const Post = v.optional(v.object({ id: v.number() }))
/** The posts before and after a post: notices name them, other pages carry them as a query of their own. */
const Neighbors = v.object({ prev: Post, next: Post, older: Post, newer: Post })

/** Returns the paths of the posts that the page of a post links, in the order of their list. */
function linkedPosts(page: Page): string[] {
  const folder = page.path.replace(/\d+$/, '')
  if (folder === page.path) return []
  const posts =
    carriedData(page, Neighbors, 'neighbors') ?? carriedData(page, Neighbors, 'notice', 'detail')
  return Object.values(posts ?? {}).flatMap((post) => (post ? [`${folder}${post.id}`] : []))
}

/**
 * Returns the paths to render again in a language: the given ones, the posts before and after them in their list,
 * which have links with their titles, and the twins of all of these for the webview.
 * @param known the pages of the last build
 * @param fresh the given pages as they are now, if they were rendered: a post can have moved in its list
 */
export function withNeighbors(
  paths: readonly string[],
  known: readonly Page[],
  fresh: readonly Page[] = [],
): (lang: Lang) => string[] {
  return (lang) => {
    const existing = known.filter((page) => page.lang === lang)
    const existingPaths = new Set(existing.map(({ path }) => path))
    const given = new Set(paths)
    const isGiven = (page: Page) => page.lang === lang && given.has(page.path)
    const linked = [...existing, ...fresh].filter(isGiven).flatMap(linkedPosts)
    const linking = existing.filter((page) => linkedPosts(page).some((path) => given.has(path)))
    const all = [...paths, ...linked, ...linking.map(({ path }) => path)].filter(
      (path) => given.has(path) || existingPaths.has(path),
    )
    // A new post has no twin yet, but the posts next to it have.
    const folders = new Set(Array.from(existingPaths, (path) => path.replace(/\d+$/, '*')))
    const twins = all
      .map((path) => `/link${path}`)
      .filter((path) => folders.has(path.replace(/\d+$/, '*')))
    return [...new Set([...all, ...twins])]
  }
}
