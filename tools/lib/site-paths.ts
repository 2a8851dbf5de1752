import { readFileSync } from 'node:fs'
import { sitePaths as pathsOf } from '#features/debug/site-paths.ts'
import { examplePages } from '#mocks/scenarios.ts'

// Node cannot load the routes themselves, whose components import stylesheets.
const tree = readFileSync(new URL('../../src/app/routeTree.gen.ts', import.meta.url), 'utf8')
const [, union = ''] = /^ {2}to:((?:\s*\|?\s*'[^']+')+)/m.exec(tree) ?? []
/** The paths of all routes, with `$` before their parameters. */
export const routePaths = Array.from(union.matchAll(/'([^']+)'/g), ([, path = '']) => path)
if (routePaths.length === 0) throw new Error('src/app/routeTree.gen.ts has no paths after `to:`')

/** Routes without a page: a redirect, the page of unknown paths, and the pages of the debug panel. */
const withoutPage = new Set(['/devlog/pd-note', '/404', '/account', '/kit'])

/** Every page of the site (docs/product.md#routes), derived from the route tree. */
export const sitePaths = pathsOf(routePaths, examplePages).filter((path) => !withoutPage.has(path))
