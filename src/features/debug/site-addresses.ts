import { sorted } from '#lib/sorted.ts'

/** Ids of the mock world for the routes that need one (mocks/db). */
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
 * Every address of the site without its language, its params filled with examples; a webview twin has
 * those of its page. @throws for a route whose param has no example
 */
export function siteAddresses(paths: readonly string[]): string[] {
  const found = paths
    // The page of a folder stands under its path with a slash; what catches all has no address.
    .map((path) => path.replace(/^(.+)\/$/, '$1'))
    .filter((path) => !path.endsWith('$'))
    .flatMap((path) => {
      if (!path.includes('$')) return [path]
      const ids = examples[path.replace(/^\/link\//, '/')]
      if (ids === undefined) throw new Error(`no example for ${path}`)
      return ids.map((id) => path.replace(/\$\w+$/, id))
    })
  return sorted([...new Set(found)], (one, other) => (one < other ? -1 : 1))
}
