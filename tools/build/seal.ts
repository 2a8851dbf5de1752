import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pool } from '../lib/pool.ts'
import { sorted } from '../../src/lib/collections.ts'

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

/** Returns what of a page is the same until its content changes: all but the id, code, styles and images of a build. */
const contentOf = (html: string) =>
  html
    .replaceAll(/<style>.*?<\/style>|<script(?![^>]*application\/json)[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<(?:link|meta)\b[^>]*(?:\/assets\/|name="release"|http-equiv=)[^>]*>/g, '')
    .replaceAll(/"dataUpdatedAt":\d+/g, '')
    .replaceAll(/\/assets\/[\w-]{7}(?=\.\w+)/g, '')

/** Returns a line of `sha256sum`, or of the list of pages. */
const lineOf = ([file, hash]: readonly [file: string, hash: string]) => `${hash}  ${file}\n`

const inOrder = (lines: readonly string[]) =>
  sorted(lines, (one, other) => (one.slice(66) < other.slice(66) ? -1 : 1)).join('')

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, '/').length))
}

/** The files in the `-host` folder of a build: sums of all files, and of the content of all pages. */
const sumsFile = 'sums'
export const pagesFile = 'pages'

/**
 * Writes the sums of all files of a release as they will be on the server, where `sha256sum -c` reads them: the
 * site is in `site/` there. Do not change the files afterwards.
 */
export async function sealRelease(site: string, host: string): Promise<void> {
  const limited = pool(16)
  // They may be links to those of another build.
  for (const file of [sumsFile, pagesFile]) await rm(join(host, file), { force: true })
  const read = async (folder: string, prefix: string) => {
    const reads = (await listFiles(folder)).map((file) =>
      limited(async () => {
        const bytes = await readFile(join(folder, file))
        const isPage = prefix !== '' && /^\w+\/.*\.html$/.test(file) && !file.startsWith('shell/')
        return {
          sum: lineOf([prefix + file, hashOf(bytes)]),
          page: isPage ? lineOf([file, hashOf(contentOf(bytes.toString()))]) : '',
        }
      }),
    )
    return Promise.all(reads)
  }
  const all = [...(await read(site, 'site/')), ...(await read(host, ''))]
  const pages = inOrder(all.map(({ page }) => page).filter((line) => line !== ''))
  await writeFile(join(host, pagesFile), pages)
  const sums = [...all.map(({ sum }) => sum), lineOf([pagesFile, hashOf(pages)])]
  await writeFile(join(host, sumsFile), inOrder(sums))
}
