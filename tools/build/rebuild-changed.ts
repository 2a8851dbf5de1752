import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Lang } from '../../src/i18n/lang.ts'
import { readSettings } from '../settings/settings.ts'
import { withBackend, type BackendLimits } from './backend.ts'
import { compressFiles } from './compress-files.ts'
import { sitemap } from './crawler-files.ts'
import { writeFeeds } from './feeds.ts'
import { expectComplete, leftOut, type GuardedPage } from './guard.ts'
import { readHealth, refreshHealth } from './health.ts'
import { expectSameSettings, expectSameState } from './identity.ts'
import {
  contentId,
  keyOf,
  lastBuild,
  readBuildRecord,
  timeless,
  writeBuildRecord,
  type KnownPage,
} from './last-build.ts'
import { warnOfMissingImages } from './new-images.ts'
import type { SitePage } from './page-data.ts'
import { forEachPage, prerenderSite, type Entry } from './prerender-site.ts'
import { sealRelease } from './seal.ts'
import { finishSwap, linkFolder, moveFiles, swapFolder, swapFolders } from './swap.ts'
import { fileOf, readParts, writePages } from './write-site.ts'

/** The folder of the built site, and that of its configurations. */
const root = 'dist'
const host = 'dist-host'
const staging = '.cache/rebuild'

/** Replaces the pages that were rendered again and appends the new ones. */
function mergePages(known: readonly KnownPage[], rendered: readonly KnownPage[]): KnownPage[] {
  const renderedByKey = new Map(rendered.map((page) => [keyOf(page), page]))
  const merged = known.map((page) => {
    const again = renderedByKey.get(keyOf(page))
    renderedByKey.delete(keyOf(page))
    return again ?? page
  })
  return [...merged, ...renderedByKey.values()]
}

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

interface RebuildOptions {
  /** The host whose `/api` and `/game-data` fill the pages. */
  origin: string
  /** Accepts that content is missing (guard.ts). */
  isAccepted: boolean
  /** Limits of the requests to the backend. */
  limits: Partial<BackendLimits>
}

/**
 * Prerenders the pages whose data has changed since they were built, and removes the pages that the site
 * no longer has.
 * @throws {Error} if there is no last build, or a page or its data fails
 */
export async function rebuildChanged(options: RebuildOptions): Promise<void> {
  const { origin, isAccepted, limits } = options
  const last = await openLastBuild()
  const before = last.record.pages
  const { itemCounts: items, missingPosts: missing } = last.entry
  const { changed, gone, rendered } = await withBackend(async () => {
    const { after, ...changes } = await findChanges(last.entry, origin, before)
    expectComplete({ before, after, items, missing, isAccepted })
    if (changes.changed.length + changes.gone.length === 0) return { ...changes, rendered: [] }
    const again = await prerenderSite(last.entry, origin, (lang) =>
      changes.changed.filter((page) => page.lang === lang).map(({ path }) => path),
    )
    return { ...changes, rendered: again }
  }, limits)
  await warnOfMissingImages(rendered, before, origin)
  // Without a change too: the time at which the content was read is written.
  await replacePages(last, rendered, gone)
  for (const { lang, path } of changed) console.log(`built /${lang}${path}`)
  for (const { lang, path } of gone) console.log(`removed /${lang}${path}`)
  console.log(`${root}: ${changed.length} pages, ${gone.length} removed${leftOut(missing)}`)
}

/** Opens the last build, with its site. @throws {Error} if they do not belong together, or settings have changed */
async function openLastBuild() {
  await finishSwap(swapFolder())
  const record = await readBuildRecord(lastBuild)
  await expectSameState(root, host, lastBuild)
  expectSameSettings(record.settings, readSettings(process.env))
  const parts = await readParts(root, lastBuild, record.settings.VITE_SITE_ORIGIN)
  const entry: Entry = await import(pathToFileURL(join(lastBuild, 'server/prerender.js')).href)
  return { record, parts, entry }
}

/**
 * Writes pages, feeds, calendars and sitemap into a copy of the site, and replaces the site by it. If anything
 * fails, the site is unchanged.
 */
async function replacePages(
  { record, parts }: Awaited<ReturnType<typeof openLastBuild>>,
  rendered: readonly SitePage[],
  gone: readonly KnownPage[],
): Promise<void> {
  const goneKeys = new Set(gone.map(keyOf))
  const pages = mergePages(record.pages, rendered).filter((page) => !goneKeys.has(keyOf(page)))
  await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { recursive: true })
  await writePages(staging, parts, rendered, pages)
  const { siteOrigin: origin } = parts
  if (origin !== '') await writeFile(join(staging, 'sitemap.xml'), sitemap(origin, pages))
  await writeFeeds(staging, pages, { origin, last: root, before: record.pages })
  await refreshHealth(staging, await readHealth(root), contentId(pages))
  await compressFiles(staging)
  const next = `${staging}-next/site`
  const nextHost = `${staging}-next/host`
  const nextBuild = `${staging}-next/last-build`
  await rm(`${staging}-next`, { recursive: true, force: true })
  await linkFolder(root, next)
  await linkFolder(host, nextHost)
  await linkFolder(lastBuild, nextBuild)
  // All are written again, but those of events that are gone.
  await rm(join(next, 'feeds'), { recursive: true, force: true })
  await moveFiles(staging, next)
  for (const page of gone) {
    for (const ending of ['', '.br', '.gz']) {
      await rm(join(next, fileOf(page) + ending), { force: true })
    }
  }
  await sealRelease(next, nextHost)
  await writeBuildRecord(nextBuild, { ...record, pages })
  // The site, and what the next job compares with, in one step.
  await swapFolders(
    [
      [next, root],
      [nextHost, host],
      [nextBuild, lastBuild],
    ],
    swapFolder(),
  )
}
