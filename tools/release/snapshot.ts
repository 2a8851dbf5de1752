import { execFileSync } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expectOneBuild } from '../build/identity.ts'
import { isRunning, withLock } from '../build/lock.ts'
import { finishSwap, linkFolder, swapFolder } from '../build/swap.ts'

const cache = '.cache'
const prefix = 'release-'

/**
 * Copies a build by hard links, so that a content job may go on while it is uploaded.
 * @param dist the site; its configurations are in `dist-host`
 * @param seconds how long to wait for a build that is under way
 * @returns the folder of the copy, and its size
 * @throws {Error} if a build is under way, or there is no whole one
 */
export async function takeSnapshot(
  dist: string,
  seconds: number,
): Promise<{ folder: string; site: string; kilobytes: number }> {
  const folder = join(cache, `${prefix}${process.pid}`)
  const site = join(folder, 'dist')
  await withLock(
    join(cache, 'build.lock'),
    async () => {
      const names = await readdir(cache)
      for (const name of names.filter((each) => each.startsWith(prefix))) {
        const pid = Number(name.slice(prefix.length))
        if (pid === process.pid || !isRunning(pid)) await rm(join(cache, name), { recursive: true })
      }
      await finishSwap(swapFolder())
      await expectOneBuild(dist, `${dist}-host`)
      await linkFolder(dist, site)
      await linkFolder(`${dist}-host`, `${site}-host`)
    },
    seconds,
  )
  const sizes = execFileSync('du', ['-sk', folder], { encoding: 'utf8' })
  return { folder, site, kilobytes: Number.parseInt(sizes, 10) }
}
