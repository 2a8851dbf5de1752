import { existsSync } from 'node:fs'
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { finishSwap, linkFolder, moveFiles, swapFolders } from './swap.ts'

/** Creates a folder with one file. */
async function folderWith(root: string, name: string, text: string): Promise<string> {
  await mkdir(join(root, name, 'a'), { recursive: true })
  await writeFile(join(root, name, 'a/file.txt'), text)
  return join(root, name)
}

const temporary = () => mkdtemp(join(tmpdir(), 'swap-'))
/** Another file system, if there is one. */
const elsewhere = () => mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'swap-'))
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
      join(root, 'swap'),
    )
  await folderWith(root, 'made', 'new')
  await expect(swap(join(root, 'missing'))).rejects.toThrow('ENOENT')
  expect(await textOf(output)).toBe('old')
  await swap(await folderWith(root, 'other', 'first'))
  expect([await textOf(output), await textOf(join(root, 'host'))]).toEqual(['new', 'first'])
  expect(await readdir(root)).toEqual(['dist', 'host'])
})

test('a swap that was killed at any moment is completed', async () => {
  const root = await temporary()
  const swap = join(root, 'swap')
  const path = (name: string) => join(root, name)
  // The steps of a swap, each of which may be the last one.
  const steps = [
    () => rename(path('dist'), join(swap, '0')),
    () => rename(path('new-dist'), path('dist')),
    () => rename(path('host'), join(swap, '1')),
    () => rename(path('new-host'), path('host')),
  ]
  for (let done = 0; done <= steps.length; done += 1) {
    for (const name of await readdir(root)) await rm(path(name), { recursive: true })
    for (const name of ['dist', 'host']) {
      await folderWith(root, name, 'old')
      await folderWith(root, `new-${name}`, 'new')
    }
    await mkdir(swap)
    const pairs = ['dist', 'host'].map((name, index) => ({
      made: path(`new-${name}`),
      output: path(name),
      aside: join(swap, `${index}`),
      isVolume: false,
    }))
    await writeFile(join(swap, 'journal.json'), JSON.stringify(pairs))
    for (const step of steps.slice(0, done)) await step()
    await finishSwap(swap)
    expect([await textOf(path('dist')), await textOf(path('host'))]).toEqual(['new', 'new'])
    expect(await readdir(root)).toEqual(['dist', 'host'])
  }
  await finishSwap(swap)
})

test('a folder on another file system is linked by a copy, and replaced file by file', async () => {
  const root = await temporary()
  const volume = await folderWith(await elsewhere(), 'dist', 'old')
  await writeFile(join(volume, 'gone.txt'), '')
  await symlink(volume, join(root, 'dist'))
  const next = join(root, 'next')
  await linkFolder(join(root, 'dist'), next)
  await rm(join(next, 'gone.txt'))
  await moveFiles(await folderWith(root, 'made', 'new'), next)
  expect([await textOf(next), await textOf(volume)]).toEqual(['new', 'old'])
  await cp(next, join(root, 'again'), { recursive: true })
  const swap = () => swapFolders([[next, join(root, 'dist')]], join(root, 'swap'))
  await swap()
  expect([await textOf(volume), await readdir(volume)]).toEqual(['new', ['a']])
  expect(await readdir(root)).toEqual(['again', 'dist', 'made'])
  // Killed before the swap had begun: its files are not a part of the site.
  await mkdir(join(volume, '.new'))
  await linkFolder(join(root, 'dist'), next)
  expect(await readdir(next)).toEqual(['a'])
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
