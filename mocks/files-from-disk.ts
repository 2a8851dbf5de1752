import { readFile } from 'node:fs/promises'
import { isFilePath, type ReadFile } from './files.ts'

const folder = new URL('files/', import.meta.url)

/** Reads the files of the mock backend in Node. */
export const readFromDisk: ReadFile = async (path) => {
  if (!isFilePath(path)) return null
  try {
    return new Uint8Array(await readFile(new URL(path, folder)))
  } catch {
    return null
  }
}
