import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Manifest } from 'vite'
import { langs, localeOf, type Lang } from '../../src/i18n/lang.ts'
import { alternateLinks, listedLangs } from './alternates.ts'
import { fillDocument, fillShell, type DocumentFrame, type NamedFiles } from './document.ts'
import { filesOf } from './page-files.ts'
import { structuredData } from './structured-data.ts'
import type { SitePage } from './page-data.ts'
import { shellFile, shellName } from './shells.ts'

/** The parts of a build that every page is made from. */
export interface SiteParts {
  manifest: Manifest
  frame: DocumentFrame
  /** The origin in canonical URLs; empty if unknown. */
  siteOrigin: string
}

/**
 * Reads the parts of a build.
 * @param root the folder of the site with its assets
 * @param lastBuildDir the folder with the manifest and the built `index.html` (last-build.ts)
 */
export async function readParts(
  root: string,
  lastBuildDir: string,
  siteOrigin: string,
): Promise<SiteParts> {
  const manifest: Manifest = JSON.parse(await readFile(join(lastBuildDir, 'manifest.json'), 'utf8'))
  const shell = await readFile(join(lastBuildDir, 'shell.html'), 'utf8')
  const frame = {
    shell: await withIntegrity(shell, root),
    styles: await readStylesheets(root),
  }
  return { manifest, frame, siteOrigin }
}

/** Reads the stylesheets of a built site, which its pages inline, by their URLs. */
async function readStylesheets(root: string): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(join(root, 'assets'))).filter((name) => name.endsWith('.css'))
  const read = files.map(async (file): Promise<[string, string]> => {
    const styles = await readFile(join(root, 'assets', file), 'utf8')
    return [`/assets/${file}`, styles.trimEnd()]
  })
  return new Map(await Promise.all(read))
}

/**
 * Adds `integrity` to each script of a document that has a URL: a browser refuses a file that a
 * cache or a proxy has changed.
 */
async function withIntegrity(html: string, root: string): Promise<string> {
  let document = html
  for (const [, url = ''] of html.matchAll(/<script\b[^>]*\ssrc="(\/[^"]+)"/g)) {
    const hash = createHash('sha384').update(await readFile(join(root, url)))
    const integrity = `sha384-${hash.digest('base64')}`
    document = document.replace(`src="${url}"`, `integrity="${integrity}" src="${url}"`)
  }
  return document
}

/** Returns the files of a page in a language. */
function namedFiles(manifest: Manifest, lang: Lang, routeIds: readonly string[]): NamedFiles {
  const catalog = manifest[`locales/${localeOf(lang)}.json`]?.file
  return { ...filesOf(manifest, routeIds), catalog: catalog && `/${catalog}` }
}

/**
 * Writes the shells of all URL patterns, and the one for URLs without a language. A route that shows no page without
 * data has an empty one.
 */
export async function writeShells(
  root: string,
  { manifest, frame }: SiteParts,
  shells: readonly SitePage[],
  patterns: readonly string[],
): Promise<void> {
  const write = async (file: string, html: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), html)
  }
  const pages = new Map(shells.map((page) => [shellFile(page), page]))
  const names = new Set(patterns.map((pattern) => shellName(pattern, patterns)))
  for (const lang of langs) {
    for (const name of names) {
      const file = `shell/${lang}${name}.html`
      const { routeIds = [], html } = pages.get(file) ?? {}
      await write(file, fillShell(frame, lang, namedFiles(manifest, lang, routeIds), html))
    }
  }
  await write('index.html', fillShell(frame, 'kr', filesOf(manifest, [])))
}

/** Returns the file of a page, relative to the folder of the site. */
export const fileOf = ({ lang, path }: Pick<SitePage, 'lang' | 'path'>) =>
  join(lang, `${path === '/' ? 'index' : path}.html`)

/**
 * Writes pages into a folder, a file each.
 * @param all all pages of the site, whose titles and languages the head of a page names
 */
export async function writePages(
  root: string,
  { manifest, frame, siteOrigin }: SiteParts,
  pages: readonly SitePage[],
  all: readonly Omit<SitePage, 'html'>[],
): Promise<void> {
  const langsByPath = listedLangs(siteOrigin, all)
  for (const page of pages) {
    const files = namedFiles(manifest, page.lang, page.routeIds)
    const file = join(root, fileOf(page))
    await mkdir(dirname(file), { recursive: true })
    const links = alternateLinks(siteOrigin, page, langsByPath)
    const head = page.head + links + structuredData(siteOrigin, page, all)
    await writeFile(file, fillDocument(frame, page.lang, { ...page, head }, files))
  }
}
