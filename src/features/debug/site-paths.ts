import { sorted } from '#lib/collections.ts'

/** Example ids from the mock data for routes with a param, for the debug panel and for tests of every page. */
const examples: Record<string, readonly string[]> = {
  '/community/news/$newsIdx': ['1060'],
  '/community/event/$newsIdx': ['540', '541', '542', '544', '543'],
  '/devlog/withBTS/$idx': ['323'],
  '/devlog/pd-note/$idx': ['801'],
  '/media/$idx': ['441'],
  '/ranking/$type': ['level', 'style'],
  '/survey/$idx': ['71'],
  '/policy/page/$code': ['guide', 'credits'],
}

/**
 * Returns every path of the site without its language prefix, with params replaced by examples. A webview
 * twin uses the examples of its page.
 * @throws if a route with a param has no example
 */
export function sitePaths(paths: readonly string[]): string[] {
  const found = paths
    // Index routes end in a slash; splat routes have no path to link to.
    .map((path) => path.replace(/^(.+)\/$/, '$1'))
    .filter((path) => !path.endsWith('$'))
    .flatMap((path) => {
      if (!path.includes('$')) return [path]
      const ids = examples[path.replace(/^\/link\//, '/')]
      if (ids === undefined)
        throw new Error(`no example for ${path} in src/features/debug/site-paths.ts`)
      return ids.map((id) => path.replace(/\$\w+$/, id))
    })
  return sorted([...new Set(found)], (one, other) => (one < other ? -1 : 1))
}
