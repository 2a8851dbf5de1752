import { execFileSync } from 'node:child_process'

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()

/** Returns the commit of a work tree, with `-dirty` if it has changes that are not committed. */
export function commitOf(folder = '.'): string {
  try {
    const isClean = git(folder, 'status', '--porcelain') === ''
    return git(folder, 'rev-parse', '--short', 'HEAD') + (isClean ? '' : '-dirty')
  } catch {
    return 'unknown'
  }
}

/**
 * Returns the id of the release: `VITE_RELEASE`, or the commit and the time of the build in UTC.
 * SOURCE_DATE_EPOCH fixes the time (https://reproducible-builds.org).
 */
export function releaseId(env: Readonly<Record<string, string | undefined>>, now: Date): string {
  if (env.VITE_RELEASE) return env.VITE_RELEASE
  const builtAt = env.SOURCE_DATE_EPOCH ? new Date(Number(env.SOURCE_DATE_EPOCH) * 1000) : now
  return `${commitOf()} ${builtAt.toISOString().slice(0, 16)}Z`
}
