import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Manifest } from 'vite'
import { langs, localeOf } from '../../src/i18n/lang.ts'
import { fillDocument, fillShell, type DocumentFrame, type NamedFiles } from './document.ts'
import { readStylesheets } from './inline-styles.ts'
import { criticalStylesheet, filesOf } from './page-files.ts'
import { withIntegrity } from './script-integrity.ts'
import { structuredData } from './structured-data.ts'
import type { SitePage } from './prerender-site.ts'

async function readFrame(outDir: string, manifest: Manifest): Promise<DocumentFrame> {
  return {
    shell: await withIntegrity(await readFile(join(outDir, 'index.html'), 'utf8'), outDir),
    criticalUrl: `/${criticalStylesheet(manifest)}`,
    styles: await readStylesheets(outDir),
  }
}

/** Writes the shell of each language, and the one for URLs without a language. */
async function writeShells(outDir: string, frame: DocumentFrame, files: NamedFiles): Promise<void> {
  await mkdir(join(outDir, 'shell'))
  for (const lang of langs) {
    await writeFile(join(outDir, `shell/${lang}.html`), fillShell(frame, lang, files))
  }
  await writeFile(join(outDir, 'index.html'), fillShell(frame, 'kr', files))
}

/**
 * Writes the pages into the folder of the built client, a file each, and the shell for all other
 * URLs.
 */
export async function writeSite(
  outDir: string,
  pages: readonly SitePage[],
  siteOrigin: string,
): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'))
  const frame = await readFrame(outDir, manifest)
  await rm(join(outDir, '.vite'), { recursive: true })
  for (const page of pages) {
    const catalog = manifest[`locales/${localeOf(page.lang)}.json`]?.file
    const files: NamedFiles = {
      ...filesOf(manifest, page.routeIds),
      catalog: catalog && `/${catalog}`,
    }
    const file = join(outDir, page.lang, `${page.path === '/' ? 'index' : page.path}.html`)
    await mkdir(dirname(file), { recursive: true })
    const head = page.head + structuredData(siteOrigin, page, pages)
    await writeFile(file, fillDocument(frame, page.lang, { ...page, head }, files))
  }
  await writeShells(outDir, frame, filesOf(manifest, []))
}
