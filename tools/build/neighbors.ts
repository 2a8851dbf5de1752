import type { Lang } from '../../src/i18n/lang.ts'
import type { KnownPage } from './last-build.ts'

const idOf = (path: string) => Number(/\/(\d+)$/.exec(path)?.[1])

/**
 * Returns the paths to render again in a language: the given ones, the posts before and after them, which
 * have links with their titles, and the twins of all of these for the webview.
 */
export function withNeighbors(
  paths: readonly string[],
  known: readonly Pick<KnownPage, 'lang' | 'path'>[],
): (lang: Lang) => string[] {
  return (lang) => {
    const existing = new Set(known.filter((page) => page.lang === lang).map(({ path }) => path))
    const all = paths.flatMap((path) => {
      const id = idOf(path)
      if (Number.isNaN(id)) return [path]
      const folder = path.slice(0, -`${id}`.length)
      const ids = Array.from(existing)
        .filter((other) => other.startsWith(folder) && `${folder}${idOf(other)}` === other)
        .map(idOf)
      const before = Math.max(...ids.filter((other) => other < id))
      const after = Math.min(...ids.filter((other) => other > id))
      return [path, ...[before, after].filter(Number.isFinite).map((other) => `${folder}${other}`)]
    })
    // A new post has no twin yet, but the posts next to it have.
    const folders = new Set(Array.from(existing, (path) => path.replace(/\d+$/, '*')))
    const twins = all
      .map((path) => `/link${path}`)
      .filter((path) => folders.has(path.replace(/\d+$/, '*')))
    return [...new Set([...all, ...twins])]
  }
}
