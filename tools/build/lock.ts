import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * Runs a task unless another process runs one with the same lock file. The lock of a process that has
 * ended is ignored.
 * @throws {Error} that names the other process
 */
export async function withLock<T>(file: string, task: () => Promise<T>): Promise<T> {
  await mkdir(dirname(file), { recursive: true })
  const pid = Number(await readFile(file, 'utf8').catch(() => '0'))
  if (pid > 0 && isRunning(pid)) {
    throw new Error(
      `Another build is running (process ${pid}, ${file}). Try again when it has ended.`,
    )
  }
  await rm(file, { force: true })
  // Fails if another process has created it in the meantime.
  await writeFile(file, `${process.pid}`, { flag: 'wx' })
  try {
    return await task()
  } finally {
    await rm(file, { force: true })
  }
}
