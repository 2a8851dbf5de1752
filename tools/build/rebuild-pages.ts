import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compressFiles } from './compress-files.ts'
import { sitemap } from './crawler-files.ts'
import { writeFeeds } from './feeds.ts'
import { lastBuild, readFacts, writeFacts, type KnownPage } from './last-build.ts'
import { prerenderSite, type SitePage } from './prerender-site.ts'
import { readParts, writePages } from './write-site.ts'

const workshop = '.cache/rebuild'

const keyOf = ({ lang, path }: KnownPage) => `${lang}${path}`

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
  /** Paths without language, such as `/community/news/131`. */
  paths: readonly string[]
  /** The folder of the built site. */
  root: string
}

/**
 * Prerenders pages again, in all languages, with the code of the last build. Feeds and sitemap follow. The
 * site is unchanged if one fails; each file is replaced as a whole.
 * @throws {Error} if there is no last build, or a page or its data fails
 */
export async function rebuildPages({ origin, paths, root }: RebuildOptions): Promise<void> {
  const facts = await readFacts(lastBuild)
  const parts = await readParts(root, lastBuild, facts.siteOrigin)
  const start = parts.manifest['index.html']?.file ?? ''
  if (!existsSync(join(root, start))) throw new Error(`${root} is not the site of the last build.`)
  const entry: typeof import('../../src/prerender.tsx') = await import(
    pathToFileURL(join(lastBuild, 'server/prerender.js')).href
  )
  const rendered = await prerenderSite(entry, origin, paths)
  expectPages(paths, rendered)
  const pages = mergePages(facts.pages, rendered)
  await rm(workshop, { recursive: true, force: true })
  await mkdir(workshop, { recursive: true })
  await writePages(workshop, parts, rendered, pages)
  if (facts.siteOrigin !== '') {
    await writeFile(join(workshop, 'sitemap.xml'), sitemap(facts.siteOrigin, pages))
  }
  await writeFeeds(workshop, pages, facts.siteOrigin)
  await compressFiles(workshop)
  await moveFiles(workshop, root)
  await writeFacts(lastBuild, { ...facts, pages })
  console.log(`${root}: ${rendered.length} pages`)
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
