import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFiles } from './compress-files.ts'

test('text has two compressed forms; images and small files have none', async () => {
  const root = await mkdtemp(join(tmpdir(), 'files-'))
  await mkdir(join(root, 'assets'))
  const long = 'lantern '.repeat(500)
  await writeFile(join(root, 'assets/a.js'), long)
  await writeFile(join(root, 'page.html'), long)
  await writeFile(join(root, 'image.webp'), long)
  await writeFile(join(root, 'small.txt'), 'small')
  await compressFiles(root)
  const files = await readdir(root, { recursive: true })
  expect(new Set(files.filter((file) => /\.(?:br|gz)$/.test(file)))).toEqual(
    new Set(['assets/a.js.br', 'assets/a.js.gz', 'page.html.br', 'page.html.gz']),
  )
  expect(brotliDecompressSync(await readFile(join(root, 'assets/a.js.br'))).toString()).toBe(long)
  expect(gunzipSync(await readFile(join(root, 'page.html.gz'))).toString()).toBe(long)
})
