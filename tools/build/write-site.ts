import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Manifest } from 'vite'
import { localeOf } from '../../src/i18n/lang.ts'
import { fillDocument, fillShell, type DocumentFrame, type NamedFiles } from './document.ts'
import { takeLater } from './later-styles.ts'
import { sheetsOf, stylesOf } from './page-styles.ts'
import { scriptsOf } from './page-scripts.ts'
import { firstStylesFile } from '../vite/style-sheets.ts'
import { structuredData } from './structured-data.ts'
import type { SitePage } from './prerender-site.ts'

/** What all pages are filled into; writes the sheet of what their first styles need not hold. */
async function readFrame(outDir: string): Promise<DocumentFrame> {
  const shell = await readFile(join(outDir, 'index.html'), 'utf8')
  const { now, later } = takeLater(await readFile(join(outDir, firstStylesFile), 'utf8'))
  const hash = createHash('sha256').update(later).digest('base64url').slice(0, 8)
  const laterStyles = `/assets/later-${hash}.css`
  await writeFile(join(outDir, laterStyles), later)
  return { shell, firstStyles: now, laterStyles }
}

/**
 * Writes the pages into the folder of the built client, a file each, and the shell for all other
 * addresses. @returns the styles that every page carries within it
 */
export async function writeSite(
  outDir: string,
  pages: readonly SitePage[],
  { hasData, siteOrigin }: { hasData: boolean; siteOrigin: string },
): Promise<string> {
  const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'))
  const frame = await readFrame(outDir)
  await rm(join(outDir, '.vite'), { recursive: true })
  const sheets = await sheetsOf(outDir, manifest)
  for (const page of pages) {
    const catalog = manifest[`locales/${localeOf(page.lang)}.json`]?.file
    const { scripts, later } = scriptsOf(manifest, { ...page, hasData })
    const files: NamedFiles = {
      scripts,
      later,
      catalog: catalog && `/${catalog}`,
      styles: stylesOf(sheets, { scripts, later }, page.html),
    }
    const file = join(outDir, page.lang, `${page.path === '/' ? 'index' : page.path}.html`)
    await mkdir(dirname(file), { recursive: true })
    const head = page.head + structuredData(siteOrigin, page, pages)
    await writeFile(file, fillDocument(frame, page.lang, { ...page, head }, files))
  }
  const home = pages.find(({ lang, path }) => lang === 'kr' && path === '/')
  const ofShell = scriptsOf(manifest, { routeIds: [], laterIds: [], hasData: false })
  await writeFile(
    join(outDir, 'index.html'),
    fillShell(frame, home?.head ?? '', { ...ofShell, styles: stylesOf(sheets, ofShell, '') }),
  )
  return frame.firstStyles
}
