import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Manifest } from 'vite'
import { langs, localeOf } from '../../src/i18n/lang.ts'
import { alternateLinks, listedLangs } from './alternates.ts'
import { fillDocument, fillShell, type DocumentFrame, type NamedFiles } from './document.ts'
import { filesOf } from './page-files.ts'
import { structuredData } from './structured-data.ts'
import type { SitePage } from './page-data.ts'

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
    firstScript: await readFirstScript(root, manifest['index.html']?.file ?? ''),
    styles: await readStylesheets(root),
  }
  return { manifest, frame, siteOrigin }
}

/**
 * Reads the first script, which every page inlines: a request of its own would cost a round trip
 * before the app's scripts are requested (docs/decisions/0007-boot.md).
 * @throws {Error} if it imports another file before it runs, or would end its own element
 */
async function readFirstScript(root: string, file: string): Promise<string> {
  const code = (await readFile(join(root, file), 'utf8')).trim()
  if (/\bfrom\s*["']|\bimport\s*["']/.test(code)) throw new Error(`${file} imports another file.`)
  if (/<\/script|<!--/i.test(code)) throw new Error(`${file} cannot be inlined.`)
  return code
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

/** Writes the shell of each language, and the one for URLs without a language. */
export async function writeShells(root: string, { manifest, frame }: SiteParts): Promise<void> {
  const files = filesOf(manifest, [])
  await mkdir(join(root, 'shell'))
  for (const lang of langs) {
    await writeFile(join(root, `shell/${lang}.html`), fillShell(frame, lang, files))
  }
  await writeFile(join(root, 'index.html'), fillShell(frame, 'kr', files))
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
    const catalog = manifest[`locales/${localeOf(page.lang)}.json`]?.file
    const files: NamedFiles = {
      ...filesOf(manifest, page.routeIds),
      catalog: catalog && `/${catalog}`,
    }
    const file = join(root, fileOf(page))
    await mkdir(dirname(file), { recursive: true })
    const links = alternateLinks(siteOrigin, page, langsByPath)
    const head = page.head + links + structuredData(siteOrigin, page, all)
    await writeFile(file, fillDocument(frame, page.lang, { ...page, head }, files))
  }
}
