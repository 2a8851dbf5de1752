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

test('all folders are replaced', async () => {
  const root = await temporary()
  const output = await folderWith(root, 'dist', 'old')
  const made = await folderWith(root, 'made', 'new')
  const other = await folderWith(root, 'other', 'first')
  await swapFolders(
    [
      [made, output],
      [other, join(root, 'host')],
    ],
    join(root, 'old'),
  )
  expect([await textOf(output), await textOf(join(root, 'host'))]).toEqual(['new', 'first'])
})

test('no folder is replaced if one of them cannot be', async () => {
  const root = await temporary()
  const output = await folderWith(root, 'dist', 'old')
  const made = await folderWith(root, 'made', 'new')
  await expect(
    swapFolders(
      [
        [made, output],
        [join(root, 'missing'), join(root, 'host')],
      ],
      join(root, 'old'),
    ),
  ).rejects.toThrow('ENOENT')
  expect(await textOf(output)).toBe('old')
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
