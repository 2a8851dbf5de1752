import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withLock } from './lock.ts'

test('a second build fails while the first one runs, and works after it, also if it failed', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'lock-')), 'build.lock')
  const first = withLock(file, async () => {
    await expect(withLock(file, async () => 1)).rejects.toThrow(
      `Another build is running (process ${process.pid}`,
    )
    throw new Error('broken')
  })
  await expect(first).rejects.toThrow('broken')
  await expect(readFile(file)).rejects.toThrow('ENOENT')
  // The lock of a process that was killed; larger than any process id.
  await writeFile(file, '999999999')
  expect(await withLock(file, async () => 2)).toBe(2)
})

test('a release waits for a build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lock-'))
  const file = join(folder, 'build.lock')
  const order: string[] = []
  let end: (() => void) | undefined
  const building = new Promise<void>((resolve) => {
    end = resolve
  })
  const build = withLock(file, async () => {
    order.push('build')
    await building
    order.push('built')
  })
  await expect.poll(() => order).toEqual(['build'])
  const release = withLock(file, async () => order.push('release'), 60)
  end?.()
  await Promise.all([build, release])
  expect([order, await readdir(folder)]).toEqual([['build', 'built', 'release'], []])
})
