import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sorted } from '../../src/lib/collections.ts'
import { settingNames } from '../settings/settings.ts'

/** Files that no build reads. */
const notRead =
  /^(?:docs|e2e|deploy|src\/test|\.ci)\/|\.(?:test|bench)\.tsx?$|^[^/]*\.md$|^(?:playwright|vitest|knip|oxlint)\.config\.ts$|^tools\/(?:perf|contract|sizes|engines|check-sizes|test)\b/

/**
 * Returns a hash of everything that a build depends on: the files of the repository, as they are in the
 * work tree, and the settings. Outside of a git checkout the hash is random.
 */
export function hashInputs(): string {
  const hash = createHash('sha256')
  try {
    const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
      encoding: 'utf8',
    })
    for (const file of list.split('\n').filter((name) => name !== '' && !notRead.test(name))) {
      hash.update(file).update('\0').update(readFileSync(file)).update('\0')
    }
  } catch {
    return crypto.randomUUID()
  }
  const settings = Object.entries(process.env).filter(([name]) =>
    [...settingNames, 'SOURCE_DATE_EPOCH'].includes(name),
  )
  return hash
    .update(JSON.stringify(sorted(settings, ([one], [other]) => (one < other ? -1 : 1))))
    .digest('hex')
}
