import { langs, type Lang } from '../../src/i18n/lang.ts'
import { pool } from '../../src/lib/pool.ts'
import type { RenderedPage } from '../../src/prerender.tsx'
import { forPage, withWarningsOnce } from './build-warnings.ts'

type Entry = typeof import('../../src/prerender.tsx')

export interface SitePage extends RenderedPage {
  lang: Lang
  /** The path without the prefix of its language. */
  path: string
}

/** How many pages are rendered at once. */
const atOnce = 4

/**
 * Renders pages of the site, one language after the other.
 * @param origin the host whose data fills them; empty: pages without data
 * @param only the paths of the pages, without language; by default all pages of the site
 * @throws if a page or its data fails
 */
export function prerenderSite(
  entry: Entry,
  origin: string,
  only?: readonly string[],
): Promise<SitePage[]> {
  return withWarningsOnce(() => prerenderLanguages(entry, origin, only))
}

async function prerenderLanguages(
  entry: Entry,
  origin: string,
  only?: readonly string[],
): Promise<SitePage[]> {
  const pages: SitePage[] = []
  for (const lang of langs) {
    entry.beginLanguage(lang, origin)
    const paths = only ?? (await entry.listAddresses())
    const inTurn = pool(atOnce)
    const say = progress(lang, paths.length)
    const rendered = await Promise.all(
      paths.map((path) =>
        inTurn(async () => {
          const url = `/${lang}${path}`
          const page = await forPage(url, () => entry.renderPage(lang, url))
          say()
          return page === null ? [] : [{ ...page, lang, path }]
        }),
      ),
    )
    pages.push(...rendered.flat())
  }
  return pages
}

/** Progress: counts up in a terminal, one line in a log. */
function progress(lang: Lang, total: number): () => void {
  let done = 0
  return () => {
    done += 1
    if (process.stdout.isTTY) process.stdout.write(`\r${lang}: ${done} of ${total}`)
    if (done < total) return
    process.stdout.write(process.stdout.isTTY ? '\n' : `${lang}: ${total} pages\n`)
  }
}
