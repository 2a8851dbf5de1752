import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SitePage } from './prerender-site.ts'

/**
 * What a build keeps for a later rebuild of single pages: the code that renders them, the manifest, the
 * shell, and what other pages need to know of each page.
 */
export const lastBuild = '.cache/last-build'

/** A page without its content. */
export type KnownPage = Omit<SitePage, 'html'>

/** Returns a key that is unique for each page. */
export const keyOf = ({ lang, path }: Pick<KnownPage, 'lang' | 'path'>) => `${lang}${path}`

interface BuildFacts {
  siteOrigin: string
  pages: readonly KnownPage[]
}

const fileIn = (kept: string) => join(kept, 'pages.json')

export async function writeFacts(kept: string, { siteOrigin, pages }: BuildFacts): Promise<void> {
  const known = pages.map(({ lang, path, status, head, data, routeIds }) => ({
    lang,
    path,
    status,
    head,
    data,
    routeIds,
  }))
  await writeFile(fileIn(kept), JSON.stringify({ siteOrigin, pages: known }))
}

/** @throws {Error} if there was no build */
export async function readFacts(kept: string): Promise<BuildFacts> {
  try {
    return JSON.parse(await readFile(fileIn(kept), 'utf8'))
  } catch (cause) {
    throw new Error('There is no last build to add pages to. Run `npm run build` first.', { cause })
  }
}
