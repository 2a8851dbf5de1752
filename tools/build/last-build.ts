import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sorted } from '../../src/lib/collections.ts'
import type { Settings } from '../settings/settings.ts'
import type { SitePage } from './page-data.ts'

/**
 * The files that a build keeps for a later rebuild of changed pages: the code that renders them, the manifest, the
 * shell, and what other pages need to know of each page.
 */
export const lastBuild = '.cache/last-build'

/** A page without its content. */
export type KnownPage = Omit<SitePage, 'html'>

/** Returns a key that is unique for each page. */
export const keyOf = ({ lang, path }: Pick<KnownPage, 'lang' | 'path'>) => `${lang}${path}`

/** Returns the data of a page without the times at which it was read. */
export const timeless = (data: string) => data.replace(/"dataUpdatedAt":\d+/g, '"dataUpdatedAt":0')

/** Returns an id of the content of pages: the same until a page, or its data, changes. */
export function contentId(pages: readonly KnownPage[]): string {
  const keys = pages.map((page) => [keyOf(page), page.head, timeless(page.data)].join('\n'))
  return createHash('sha256')
    .update(JSON.stringify(sorted(keys, (one, other) => (one < other ? -1 : 1))))
    .digest('hex')
    .slice(0, 12)
}

interface BuildRecord {
  settings: Settings
  /** The id of the code and the settings, and that of the content: as in `health.json`. */
  build: string
  content: string
  pages: readonly KnownPage[]
}

const fileIn = (lastBuildDir: string) => join(lastBuildDir, 'pages.json')

export async function writeBuildRecord(
  lastBuildDir: string,
  { settings, build, pages }: Omit<BuildRecord, 'content'>,
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
  const record: BuildRecord = { settings, build, content: contentId(known), pages: known }
  await writeFile(`${file}.new`, JSON.stringify(record))
  await rename(`${file}.new`, file)
}

/** Returns the record of the last build; `null` if there was none. */
export async function findBuildRecord(lastBuildDir: string): Promise<BuildRecord | null> {
  const text = await readFile(fileIn(lastBuildDir), 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}

/** @throws {Error} if there was no build, or only one of an older version of this code */
export async function readBuildRecord(lastBuildDir: string): Promise<BuildRecord> {
  const record = await findBuildRecord(lastBuildDir)
  if (record !== null && 'settings' in record) return record
  throw new Error(
    `There is no last build in ${lastBuildDir}. Run \`npm run build\` first, and keep ${lastBuildDir} and dist between jobs.`,
  )
}
