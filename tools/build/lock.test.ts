import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withLock } from './lock.ts'

const lockFile = async () => join(await mkdtemp(join(tmpdir(), 'lock-')), 'build.lock')

test('a second build fails while the first one runs, and works after it', async () => {
  const file = await lockFile()
  await withLock(file, async () => {
    await expect(withLock(file, async () => 1)).rejects.toThrow(
      `Another build is running (process ${process.pid}`,
    )
  })
  expect(await withLock(file, async () => 2)).toBe(2)
})

test('the lock is released after a failure', async () => {
  const file = await lockFile()
  await expect(withLock(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(readFile(file)).rejects.toThrow('ENOENT')
})

test('the lock of a process that has ended is ignored', async () => {
  const file = await lockFile()
  // Larger than any process id.
  await writeFile(file, '999999999')
  expect(await withLock(file, async () => 1)).toBe(1)
})
