import { sorted } from '#lib/collections.ts'

/**
 * Returns every path of the site without its language prefix. A route with a param has those of its examples, as its
 * webview twin has; without one, it is left out.
 * @param routes the paths of all routes, with `$` before their params
 * @param examples pages of the mock data (mocks/scenarios.ts)
 */
export function sitePaths(routes: readonly string[], examples: readonly string[]): string[] {
  const found = routes
    // Index routes end in a slash; splat routes have no path to link to.
    .map((route) => route.replace(/^(.+)\/$/, '$1'))
    .filter((route) => !route.endsWith('$'))
    .flatMap((route) => {
      if (!route.includes('$')) return [route]
      const [, link = '', page = ''] = /^(\/link)?(.*)\$\w+$/.exec(route) ?? []
      return examples
        .filter((path) => path.startsWith(page) && /^[^/]+$/.test(path.slice(page.length)))
        .map((path) => link + path)
    })
  return sorted([...new Set(found)], (one, other) => (one < other ? -1 : 1))
}
