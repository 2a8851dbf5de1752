import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Returns true if a process runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const isDone = (work: Promise<void>) =>
  work.then(
    () => true,
    () => false,
  )

/** Takes a lock, whose file has its content from the start. @returns the process that has it, or `null` */
async function take(file: string): Promise<number | null> {
  const own = `${file}.${process.pid}`
  const dead = `${own}.dead`
  await writeFile(own, `${process.pid}`)
  try {
    while (!(await isDone(link(own, file)))) {
      const pid = Number(await readFile(file, 'utf8').catch(() => '0'))
      if (pid > 0 && isRunning(pid)) return pid
      if (!(await isDone(rename(file, dead)))) continue
      // Another process may have taken it in the meantime.
      if (Number(await readFile(dead, 'utf8')) !== pid) await isDone(link(dead, file))
    }
    return null
  } finally {
    for (const each of [own, dead]) await rm(each, { force: true })
  }
}

/**
 * Runs a task unless another process runs one with the same lock file. The lock of a process that has
 * ended is ignored.
 * @param seconds how long to wait for the other process
 * @throws {Error} that names the other process
 */
export async function withLock<T>(file: string, task: () => Promise<T>, seconds = 0): Promise<T> {
  await mkdir(dirname(file), { recursive: true })
  const start = performance.now()
  let isWaiting = false
  for (let pid = await take(file); pid !== null; pid = await take(file)) {
    if (performance.now() >= start + seconds * 1000) {
      throw new Error(
        `Another build is running (process ${pid}, ${file}). Try again when it has ended.`,
      )
    }
    if (!isWaiting) console.log(`Waiting for a build (process ${pid}).`)
    isWaiting = true
    await sleep(100)
  }
  try {
    return await task()
  } finally {
    await rm(file, { force: true })
  }
}
