import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sorted } from '../../src/lib/sorted.ts'

/**
 * Reads the stylesheets of a built site, which its pages inline.
 * @param root the folder of the site
 * @returns each stylesheet by its URL, in the order of the URLs
 */
export async function readStylesheets(root: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(join(root, 'assets'))
  const files = sorted(
    names.filter((name) => name.endsWith('.css')),
    (one, other) => (one < other ? -1 : 1),
  )
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => {
        const styles = await readFile(join(root, 'assets', file), 'utf8')
        return [`/assets/${file}`, styles.trimEnd()]
      }),
    ),
  )
}
