import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Manifest } from 'vite'
import { localeOf } from '../../src/i18n/lang.ts'
import { fillDocument, fillShell, type DocumentFrame, type NamedFiles } from './document.ts'
import { isFirstPage, modulesIn, splitStyles } from './first-styles.ts'
import { scriptsOf } from './page-scripts.ts'
import { structuredData } from './structured-data.ts'
import type { SitePage } from './prerender-site.ts'

/** The style modules that a page shows and the first styles do not hold. */
const needsMore = (html: string, first: ReadonlySet<string>) =>
  [...modulesIn(html)].some((module) => !first.has(module))

/** Cuts the sheet of the build in two. @returns the frame, and the modules of its first styles */
async function cutStyles(outDir: string, pages: readonly SitePage[]) {
  const shell = await readFile(join(outDir, 'index.html'), 'utf8')
  const address = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(shell)?.[1]
  if (address === undefined) throw new Error('The built index.html links no styles.')
  const sheet = await readFile(join(outDir, address), 'utf8')
  const shown = pages.filter(({ path }) => isFirstPage(path)).map(({ html }) => html)
  const modules = modulesIn(shown.join(''))
  const { first, rest } = splitStyles(sheet, modules)
  const hash = createHash('sha256').update(rest).digest('base64url').slice(0, 8)
  const styles = `/assets/style-${hash}.css`
  await rm(join(outDir, address))
  await writeFile(join(outDir, styles), rest)
  const frame: DocumentFrame = { shell, firstStyles: first, styles }
  return { frame, modules }
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
  await rm(join(outDir, '.vite'), { recursive: true })
  const { frame, modules } = await cutStyles(outDir, pages)
  for (const page of pages) {
    const catalog = manifest[`locales/${localeOf(page.lang)}.json`]?.file
    const files: NamedFiles = {
      scripts: scriptsOf(manifest, { routeIds: page.routeIds, hasData }),
      catalog: catalog && `/${catalog}`,
      needsStyles: needsMore(page.html, modules),
    }
    const file = join(outDir, page.lang, `${page.path === '/' ? 'index' : page.path}.html`)
    await mkdir(dirname(file), { recursive: true })
    const head = page.head + structuredData(siteOrigin, page, pages)
    await writeFile(file, fillDocument(frame, page.lang, { ...page, head }, files))
  }
  const home = pages.find(({ lang, path }) => lang === 'kr' && path === '/')
  const scripts = scriptsOf(manifest, { routeIds: [], hasData: false })
  await writeFile(
    join(outDir, 'index.html'),
    fillShell(frame, home?.head ?? '', { scripts, needsStyles: false }),
  )
  return frame.firstStyles
}
