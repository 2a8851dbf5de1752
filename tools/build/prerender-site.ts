import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { langs, type Lang } from '../../src/i18n/lang.ts'
import { pool } from '../../src/lib/pool.ts'
import { fillDocument, fillShell } from './document.ts'

type Entry = typeof import('../../src/prerender.tsx')

interface Prerendering {
  entry: Entry
  /** The built `index.html`. */
  shell: string
  origin: string
  outDir: string
}

/** How many pages are rendered at once. */
const atOnce = 4

/**
 * Writes every page of the site as a file of its own, one language after the other, and the shell
 * for all other addresses. @returns how many pages were written
 */
export async function prerenderSite(site: Prerendering): Promise<number> {
  let written = 0
  for (const lang of langs) {
    site.entry.beginLanguage(lang, site.origin)
    const paths = await site.entry.listAddresses()
    const inTurn = pool(atOnce)
    const pages = await Promise.all(paths.map((path) => inTurn(() => writePage(site, lang, path))))
    const count = pages.filter(Boolean).length
    console.log(`${lang}: ${count} pages`)
    written += count
  }
  await writeFile(`${site.outDir}/index.html`, await shellOf(site))
  return written
}

async function writePage({ entry, shell, outDir }: Prerendering, lang: Lang, path: string) {
  const page = await entry.renderPage(lang, `/${lang}${path}`)
  if (page === null) return false
  const file = `${outDir}/${lang}${path === '/' ? '/index' : path}.html`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, fillDocument(shell, lang, page))
  return true
}

/** The signpost's page: the Korean home page's head for those who do not follow it. */
async function shellOf({ entry, shell, origin }: Prerendering): Promise<string> {
  entry.beginLanguage('kr', origin)
  const home = await entry.renderPage('kr', '/kr/')
  return fillShell(shell, home?.head ?? '')
}
