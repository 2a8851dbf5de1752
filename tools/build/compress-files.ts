import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { pool } from '../lib/pool.ts'
import { isCompressible } from './host-rules.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** As many as Node has threads for it. */
const concurrency = 4

/** The highest, except for the pages of posts: they are many, and 2 % less of them would take a minute. */
const qualityOf = (file: string) => (/\d\.html$/.test(file) ? 10 : 11)

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualityOf(file),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [brotli, gzipped] = await Promise.all([
    toBrotli(bytes, { params }),
    toGzip(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}

/** Writes a `.br` and a `.gz` next to every file of text in a folder. */
export async function compressFiles(root: string): Promise<void> {
  const limited = pool(concurrency)
  const files = await readdir(root, { recursive: true })
  await Promise.all(
    files
      .filter((file) => isCompressible(extname(file).slice(1)))
      .map((file) => limited(() => compressFile(join(root, file)))),
  )
}
