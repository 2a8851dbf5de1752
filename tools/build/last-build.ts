import { readFile, rename, writeFile } from 'node:fs/promises'
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
  const file = fileIn(kept)
  await writeFile(`${file}.new`, JSON.stringify({ siteOrigin, pages: known }))
  await rename(`${file}.new`, file)
}

/** Returns the facts of the last build; `null` if there was none. */
export async function factsIn(kept: string): Promise<BuildFacts | null> {
  const text = await readFile(fileIn(kept), 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}

/** @throws {Error} if there was no build */
export async function readFacts(kept: string): Promise<BuildFacts> {
  const facts = await factsIn(kept)
  if (facts !== null) return facts
  throw new Error(
    `There is no last build in ${kept}. Run \`npm run build\` first, and keep ${kept} and dist between jobs.`,
  )
}
