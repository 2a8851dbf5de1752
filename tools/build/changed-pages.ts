import type { Lang } from '../../src/i18n/lang.ts'
import type { GuardedPage } from './guard.ts'
import { keyOf, timeless, type KnownPage } from './last-build.ts'
import { forEachPage, type Entry } from './prerender-site.ts'

interface Changes {
  /** The pages that are new, new in another language, or whose data is not that of the last build. */
  changed: { lang: Lang; path: string }[]
  /** The pages that the site no longer has. */
  gone: KnownPage[]
  /** All pages of the site, with the data that they have now. */
  after: GuardedPage[]
}

/**
 * Compares the data of every page with the data that it was built with. The API has no time of an edit
 * or a removal, so that times cannot decide.
 * @throws {Error} if the data of a page fails
 */
export async function findChanges(
  entry: Pick<Entry, 'beginLanguage' | 'listPaths' | 'readPageData'>,
  origin: string,
  known: readonly KnownPage[],
): Promise<Changes> {
  const before = new Map(known.map((page) => [keyOf(page), page]))
  const found = await forEachPage(entry, origin, entry.listPaths, async (lang, path) => ({
    lang,
    path,
    data: await entry.readPageData(lang, `/${lang}${path}`),
  }))
  const pages = found.filter(({ data }) => data !== null)
  const keys = new Set(pages.map(keyOf))
  const gone = known.filter((page) => !keys.has(keyOf(page)))
  const added = pages.filter((page) => !before.has(keyOf(page)))
  // A page names the languages that have it.
  const inOtherLangs = new Set([...added, ...gone].map(({ path }) => path))
  const changed = pages.filter((page) => {
    const last = before.get(keyOf(page))
    if (last === undefined || inOtherLangs.has(page.path)) return true
    return timeless(last.data) !== timeless(page.data ?? '')
  })
  const after = pages.map(({ lang, path, data }) => ({ lang, path, data: data ?? '' }))
  return { changed, gone, after }
}
