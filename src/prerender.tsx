import { i18n, type Messages } from '@lingui/core'
import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { JSDOM } from 'jsdom'
import { StrictMode } from 'react'
import { isNotFound } from '#api/api-error.ts'
import { readFromOrigin } from '#api/bases.ts'
import { setReadDeadline } from '#api/deadline-budget.ts'
import { readListsIn } from '#api/neighbors.ts'
import { isInPage } from '#api/prefetch.ts'
import { pathsToPrerender, pathPatterns as patternsOf } from '#app/site-paths.ts'
import { writeDataBlock } from '#app/data-block.ts'
import { prerenderedHtml } from '#app/prerendered-html.ts'
import { createQueryClient } from '#app/query-client.ts'
import { createAppRouter } from '#app/router.tsx'
import { musicCode, musicPageOf } from '#ui/page/static-data.ts'
import { musicQueries } from '#features/music/music.queries.ts'
import { localeOf, type Lang, type Locale } from '#i18n/lang.ts'
import { createSanitizer } from '#ui/article/sanitize.ts'
import { setServerSanitizer } from '#ui/article/sanitizer.ts'
import en from '../locales/en.json?raw'
import ja from '../locales/ja.json?raw'
import ko from '../locales/ko.json?raw'

const catalogs: Record<Locale, string> = { ko, en, ja }

/** A window of jsdom keeps every document that was parsed in it: about 0.2 MB per page. */
const pagesPerWindow = 100
let renderedPages = 0

/** Sets a sanitizer with a new window: at build time, editors' HTML is sanitized by the same rules as in a browser. */
const renewSanitizer = () => setServerSanitizer(createSanitizer(new JSDOM('').window))
renewSanitizer()

export { itemCounts } from '#api/schema.ts'

/** The lists of the current language. */
let lists = createQueryClient()

let currentLang: Lang = 'kr'

/** Where each page of a listed post was listed, by its path with the prefix of its language. */
const listed = new Map<string, string>()

/** The listed posts that the backend does not have (404), by the path of their page, and where each was listed. */
export const missingPosts = new Map<string, string>()

export interface RenderedPage {
  status: 200 | 404
  /** The elements for `<head>`. */
  head: string
  /** The contents of `#root`. */
  html: string
  /** The JSON of the data block. */
  data: string
  /** The matched routes, the outermost first, and the page whose code a webview page shares. */
  routeIds: string[]
}

/**
 * Sets the language of all pages rendered until the next call, and the origin of their data (empty:
 * pages are prerendered without data).
 */
export function beginLanguage(lang: Lang, origin: string): void {
  readFromOrigin(origin)
  // The build limits each request, and all of them together (tools/build/backend.ts).
  setReadDeadline(60 * 60_000)
  const locale = localeOf(lang)
  currentLang = lang
  const { messages }: { messages: Messages } = JSON.parse(catalogs[locale])
  i18n.loadAndActivate({ locale, messages })
  lists = createQueryClient()
  readListsIn(lists)
}

function appAt(lang: Lang, path: string) {
  const queryClient = createQueryClient()
  const history = createMemoryHistory({ initialEntries: [path] })
  return { queryClient, router: createAppRouter({ lang, queryClient, history }) }
}

/** Returns the paths to prerender in the current language, without its prefix. */
export async function listPaths(): Promise<string[]> {
  const listOfPath = new Map<string, string>()
  const { router } = appAt('kr', '/kr/')
  const paths = await pathsToPrerender(router, lists, listOfPath, ({ posts, listPages }) => {
    const requests = posts + listPages
    process.stdout.write(`${currentLang}: ${posts} posts, about ${requests} requests to come\n`)
  })
  for (const [path, list] of listOfPath) listed.set(`/${currentLang}${path}`, list)
  return paths
}

/** Returns the known URLs as regular expressions over the path without its language prefix. */
export function pathPatterns(): string[] {
  return patternsOf(appAt('kr', '/kr/').router)
}

/** Leaves a listed post out that the backend does not have. @throws the failure of any other page */
function leaveOut(path: string, failure: unknown): null {
  const list = listed.get(path)
  if (list === undefined || !isNotFound(failure)) throw failure
  missingPosts.set(path, list)
  console.warn(`${path} is left out: ${list} lists it, but the backend does not have it (404).`)
  return null
}

/**
 * Loads the routes and the data of a path; `null` for a redirect, and for a listed post that is not found.
 * @throws if its data cannot be loaded
 */
async function load(lang: Lang, path: string) {
  const { router, queryClient } = appAt(lang, path)
  await router.load()
  const { matches, resolvedLocation } = router.state
  // A redirect leaves this undefined.
  if (resolvedLocation === undefined) return null
  const failed = matches.find((match) => match.status === 'error')
  if (failed) return leaveOut(path, failed.error)
  // A failure is ignored: the first view then requests the tracks.
  const music = musicCode(musicPageOf(matches.at(-1)), lang)
  if (music !== null) {
    await router.options.context.prefetch(musicQueries.tracks(music))?.catch(() => undefined)
  }
  fixReadTime(queryClient)
  const queries = () => dehydrate(queryClient, { shouldDehydrateQuery: isInPage })
  const data = () => writeDataBlock(path, queries())
  return { router, matches, data }
}

/**
 * Returns the data block of a path with the prefix of the current language; `null` without a page. It is
 * the one of `renderPage`, in a fraction of the time.
 * @throws if its data cannot be loaded
 */
export async function readPageData(lang: Lang, path: string): Promise<string | null> {
  return (await load(lang, path))?.data() ?? null
}

/**
 * Renders the page of a path with the prefix of the current language; `null` without a page.
 * @throws if its data cannot be loaded, or if a component throws
 */
export async function renderPage(lang: Lang, path: string): Promise<RenderedPage | null> {
  const loaded = await load(lang, path)
  if (loaded === null) return null
  renderedPages += 1
  if (renderedPages % pagesPerWindow === 0) renewSanitizer()
  const { router, matches, data } = loaded
  const rendered = await prerenderedHtml(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  const { head, html } = splitHead(rendered)
  return {
    status: matches.at(-1)?.staticData.notFound ? 404 : 200,
    head,
    html,
    data: data(),
    routeIds: matches
      .flatMap(({ routeId, staticData }) => [routeId, staticData.twinOf?.()])
      .filter((id) => id !== undefined),
  }
}

/**
 * Gives the data of a page the time that a reproducible build names (https://reproducible-builds.org), before it
 * is rendered: the first render in the browser has the same time.
 */
function fixReadTime(queryClient: QueryClient): void {
  const seconds = process.env.SOURCE_DATE_EPOCH
  if (!seconds) return
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    queryClient.setQueryData(queryKey, state.data, { updatedAt: Number(seconds) * 1000 })
  }
}

/** Separates the elements that React hoists (title, meta, link) from the tree, which they are in front of. */
function splitHead(rendered: string): { head: string; html: string } {
  const hoisted =
    /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(rendered)?.[0] ?? ''
  return { head: hoisted, html: rendered.slice(hoisted.length) }
}
