import { readFile } from 'node:fs/promises'
import { isFilePath, type ReadFile } from './files.ts'

const folder = new URL('files/', import.meta.url)

/** The files of the mock world, in Node. */
export const readFromDisk: ReadFile = async (path) => {
  if (!isFilePath(path)) return null
  try {
    return new Uint8Array(await readFile(new URL(path, folder)))
  } catch {
    return null
  }
}
