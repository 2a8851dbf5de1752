import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linkFolder, moveFiles, swapFolders } from './swap.ts'

/** Creates a folder with one file. */
async function folderWith(root: string, name: string, text: string): Promise<string> {
  await mkdir(join(root, name, 'a'), { recursive: true })
  await writeFile(join(root, name, 'a/file.txt'), text)
  return join(root, name)
}

const temporary = () => mkdtemp(join(tmpdir(), 'swap-'))
const textOf = (folder: string) => readFile(join(folder, 'a/file.txt'), 'utf8')

test('all folders are replaced, or none if one of them cannot be', async () => {
  const root = await temporary()
  const output = await folderWith(root, 'dist', 'old')
  const swap = (other: string) =>
    swapFolders(
      [
        [join(root, 'made'), output],
        [other, join(root, 'host')],
      ],
      join(root, 'old'),
    )
  await folderWith(root, 'made', 'new')
  await expect(swap(join(root, 'missing'))).rejects.toThrow('ENOENT')
  expect(await textOf(output)).toBe('old')
  await swap(await folderWith(root, 'other', 'first'))
  expect([await textOf(output), await textOf(join(root, 'host'))]).toEqual(['new', 'first'])
})

test('a file that is moved over a copy does not change the original', async () => {
  const root = await temporary()
  const original = await folderWith(root, 'dist', 'old')
  const copy = join(root, 'copy')
  await linkFolder(original, copy)
  expect(await textOf(copy)).toBe('old')
  await moveFiles(await folderWith(root, 'made', 'new'), copy)
  expect([await textOf(copy), await textOf(original)]).toEqual(['new', 'old'])
})
