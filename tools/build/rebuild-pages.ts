import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compressFiles } from './compress-files.ts'
import { findChanges } from './changed-pages.ts'
import { sitemap } from './crawler-files.ts'
import { writeFeeds } from './feeds.ts'
import { keyOf, lastBuild, readFacts, writeFacts, type KnownPage } from './last-build.ts'
import { prerenderSite, type Entry, type SitePage } from './prerender-site.ts'
import { fileOf, readParts, writePages } from './write-site.ts'

const workshop = '.cache/rebuild'

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

/** @throws {Error} if a path is no page that could be rendered */
function expectPages(paths: readonly string[], rendered: readonly SitePage[]): void {
  for (const path of paths) {
    const found = rendered.filter((page) => page.path === path)
    if (found.length === 0) throw new Error(`${path} is a redirect, or no path of the site.`)
    if (found.some(({ status }) => status === 404) && path !== '/404') {
      throw new Error(`${path} is not found. Run \`npm run build\` to remove pages.`)
    }
  }
}

export interface RebuildOptions {
  /** The host whose `/api` and `/game-data` fill the pages. */
  origin: string
  /** The folder of the built site. */
  root: string
}

/**
 * Prerenders pages again, in all languages, with the code of the last build.
 * @param paths paths without language, such as `/community/news/131`
 * @throws {Error} if there is no last build, or a page or its data fails
 */
export async function rebuildPages(
  paths: readonly string[],
  { origin, root }: RebuildOptions,
): Promise<void> {
  const last = await openLastBuild(root)
  const rendered = await prerenderSite(last.entry, origin, () => paths)
  expectPages(paths, rendered)
  await replacePages(root, last, rendered, [])
  console.log(`${root}: ${rendered.length} pages`)
}

/**
 * Prerenders the pages whose data has changed since they were built, and removes the pages that the site
 * no longer has.
 * @throws {Error} if there is no last build, or a page or its data fails
 */
export async function rebuildChanged({ origin, root }: RebuildOptions): Promise<void> {
  const last = await openLastBuild(root)
  const { changed, gone } = await findChanges(last.entry, origin, last.facts.pages)
  if (changed.length + gone.length > 0) {
    const rendered = await prerenderSite(last.entry, origin, (lang) =>
      changed.filter((page) => page.lang === lang).map(({ path }) => path),
    )
    await replacePages(root, last, rendered, gone)
  }
  for (const { lang, path } of changed) console.log(`built /${lang}${path}`)
  for (const { lang, path } of gone) console.log(`removed /${lang}${path}`)
  console.log(`${root}: ${changed.length} pages, ${gone.length} removed`)
}

/** Opens the last build, whose site is in a folder. @throws {Error} if it is not */
async function openLastBuild(root: string) {
  const facts = await readFacts(lastBuild)
  const parts = await readParts(root, lastBuild, facts.siteOrigin)
  const start = parts.manifest['index.html']?.file ?? ''
  if (!existsSync(join(root, start))) throw new Error(`${root} is not the site of the last build.`)
  const entry: Entry = await import(pathToFileURL(join(lastBuild, 'server/prerender.js')).href)
  return { facts, parts, entry }
}

/**
 * Writes pages into the site, each file as a whole, with feeds and sitemap. Everything is prepared in
 * another folder first: the site is unchanged if that fails.
 */
async function replacePages(
  root: string,
  { facts, parts }: Awaited<ReturnType<typeof openLastBuild>>,
  rendered: readonly SitePage[],
  gone: readonly KnownPage[],
): Promise<void> {
  const goneKeys = new Set(gone.map(keyOf))
  const pages = mergePages(facts.pages, rendered).filter((page) => !goneKeys.has(keyOf(page)))
  await rm(workshop, { recursive: true, force: true })
  await mkdir(workshop, { recursive: true })
  await writePages(workshop, parts, rendered, pages)
  if (facts.siteOrigin !== '') {
    await writeFile(join(workshop, 'sitemap.xml'), sitemap(facts.siteOrigin, pages))
  }
  await writeFeeds(workshop, pages, facts.siteOrigin)
  await compressFiles(workshop)
  await moveFiles(workshop, root)
  for (const page of gone) {
    for (const ending of ['', '.br', '.gz']) {
      await rm(join(root, fileOf(page) + ending), { force: true })
    }
  }
  await writeFacts(lastBuild, { ...facts, pages })
}

/** Moves all files of a folder over those of another one. */
async function moveFiles(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name)
    const target = join(to, file.slice(from.length))
    await mkdir(dirname(target), { recursive: true })
    await rename(file, target)
  }
}
