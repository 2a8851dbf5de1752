import { sitePaths } from '../../tools/lib/site-paths.ts'
import { test } from '../fixtures.ts'
import { kindsOfPages } from '../kinds-of-pages.ts'
import { visits } from '../visits.ts'
import { visitPage } from '../visit-page.ts'

// `npm test` visits one page of each kind in one language and scheme (kinds-of-pages.spec.ts).
const isFull = !!process.env.FULL_MATRIX
const visited = new Set(kindsOfPages.map(({ path }) => path))
const others = sitePaths.filter((path) => isFull || !visited.has(path))
const schemes = ['light', 'dark'] as const

for (const [n, [lang, path]] of visits(others).entries()) {
  for (const scheme of schemes.filter((_, at) => isFull || at === n % 2)) {
    test(`/${lang}${path} in ${scheme} starts, is titled, fits 320 px, does not shift and is accessible`, async ({
      page,
      baseURL,
    }) => visitPage(page, { lang, path, scheme, origin: `${baseURL}` }))
  }
}
