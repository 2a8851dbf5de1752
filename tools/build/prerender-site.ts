import { AsyncLocalStorage } from 'node:async_hooks'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { langs, type Lang } from '../../src/i18n/lang.ts'
import { pool } from '../lib/pool.ts'
import type { RenderedPage } from '../../src/prerender.tsx'
import { queriesOf, type SitePage } from './page-data.ts'

export type Entry = typeof import('../../src/prerender.tsx')

/** The number of pages rendered at once. */
const concurrency = 4

/** The most bytes of a page, its data included. */
const mostPageBytes = 1_000_000

/** Keeps the HTML of a page compressed, in a tenth of the memory, until it is written. */
function withPackedHtml<T extends RenderedPage>({
  html,
  ...page
}: T): Omit<T, 'html'> & { html: string } {
  const bytes = deflateRawSync(html, { level: 1 })
  return {
    ...page,
    get html() {
      return inflateRawSync(bytes).toString()
    },
  }
}

const inMB = (bytes: number) => (bytes / 1_000_000).toFixed(2)

/** @throws {Error} that names the largest data of a page that is too large */
export function expectSize(url: string, { html, data }: Pick<RenderedPage, 'html' | 'data'>): void {
  const bytes = Buffer.byteLength(html) + Buffer.byteLength(data)
  if (bytes <= mostPageBytes) return
  const largest = queriesOf({ data })
    .map((query) => ({
      name: JSON.stringify(query.queryKey.slice(1)),
      bytes: Buffer.byteLength(JSON.stringify(query.data) ?? ''),
    }))
    .reduce((most, each) => (each.bytes > most.bytes ? each : most), { name: 'none', bytes: 0 })
  throw new Error(
    `${url} has ${inMB(bytes)} MB, and a page has at most ${inMB(mostPageBytes)} MB (docs/api.md#limits). ` +
      `Its largest data is ${largest.name} with ${inMB(largest.bytes)} MB.`,
  )
}

/**
 * Renders pages of the site, one language after the other.
 * @param origin the host whose data fills them; empty: pages without data
 * @param only returns the paths of a language, without its prefix; by default all pages of the site
 * @throws if a page or its data fails, or if a page is too large
 */
export async function prerenderSite(
  entry: Entry,
  origin: string,
  only: (lang: Lang) => readonly string[] | Promise<readonly string[]> = entry.listPaths,
): Promise<SitePage[]> {
  const begun = performance.now()
  const found = await forEachPage(entry, origin, only, async (lang, path) => {
    const url = `/${lang}${path}`
    const page = await entry.renderPage(lang, url)
    if (page === null) return null
    expectSize(url, page)
    return withPackedHtml({ ...page, lang, path })
  })
  const pages = found.filter((page) => page !== null)
  console.log(`${pages.length} pages in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  return pages
}

/** The page that is rendered, which warnings name. */
const currentPage = new AsyncLocalStorage<string>()

/**
 * Runs a task that prints each warning once, after the first page that it concerns: many pages read
 * the same endpoints.
 */
async function withWarningsOnce<T>(task: () => Promise<T>): Promise<T> {
  const { warn } = console
  const printed = new Set<string>()
  console.warn = (...args: unknown[]) => {
    const text = args.join(' ')
    if (printed.has(text)) return
    printed.add(text)
    warn(`${currentPage.getStore() ?? 'list of pages'}: ${text}`)
  }
  try {
    return await task()
  } finally {
    console.warn = warn
  }
}

/** Runs a task for pages of the site, one language after the other. */
export function forEachPage<T>(
  entry: Pick<Entry, 'beginLanguage'>,
  origin: string,
  pathsOf: (lang: Lang) => readonly string[] | Promise<readonly string[]>,
  task: (lang: Lang, path: string) => Promise<T>,
): Promise<T[]> {
  return withWarningsOnce(async () => {
    const results: T[] = []
    for (const lang of langs) {
      entry.beginLanguage(lang, origin)
      const paths = await pathsOf(lang)
      const limited = pool(concurrency)
      const done = paths.map((path) =>
        limited(() => currentPage.run(`/${lang}${path}`, () => task(lang, path))),
      )
      results.push(...(await Promise.all(done)))
      console.log(`${lang}: ${paths.length} pages`)
    }
    return results
  })
}
