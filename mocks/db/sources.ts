import { readdirSync, readFileSync } from 'node:fs'

/**
 * Reads the posts of `mocks/db/posts`: the text of each file by its path, such as `notices/1060.md`. In a
 * browser, `tools/vite/mock-backend.ts` replaces this module with the texts themselves.
 */
export function readSources(): Record<string, string> {
  const folder = new URL('posts/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.includes('/') && file.endsWith('.md'),
  )
  files.sort()
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]),
  )
}

/** The posts of the mock backend, by path. */
export const sources = readSources()
