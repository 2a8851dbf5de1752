import { execFileSync } from 'node:child_process'

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
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
  return `${commit()} ${builtAt.toISOString().slice(0, 16)}Z`
}
