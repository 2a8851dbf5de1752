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

const fileIn = (lastBuildDir: string) => join(lastBuildDir, 'pages.json')

export async function writeFacts(
  lastBuildDir: string,
  { siteOrigin, pages }: BuildFacts,
): Promise<void> {
  const known = pages.map(({ lang, path, status, head, data, routeIds }) => ({
    lang,
    path,
    status,
    head,
    data,
    routeIds,
  }))
  const file = fileIn(lastBuildDir)
  await writeFile(`${file}.new`, JSON.stringify({ siteOrigin, pages: known }))
  await rename(`${file}.new`, file)
}

/** Returns the facts of the last build; `null` if there was none. */
export async function factsIn(lastBuildDir: string): Promise<BuildFacts | null> {
  const text = await readFile(fileIn(lastBuildDir), 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}

/** @throws {Error} if there was no build */
export async function readFacts(lastBuildDir: string): Promise<BuildFacts> {
  const facts = await factsIn(lastBuildDir)
  if (facts !== null) return facts
  throw new Error(
    `There is no last build in ${lastBuildDir}. Run \`npm run build\` first, and keep ${lastBuildDir} and dist between jobs.`,
  )
}
