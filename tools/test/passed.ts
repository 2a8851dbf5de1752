import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const folder = '.cache/test'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** Returns the commit that is checked out, or `null` if files differ from it or there is no git. */
export function revision(): string | null {
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null
  } catch {
    return null
  }
}

const fileOf = (plan: string) => `${folder}/${plan}.json`

/** Returns the names of the steps of a plan that passed the last time, if that was on the same commit. */
export function readPassed(plan: string, commit: string | null): Set<string> {
  try {
    const stored: { commit: string | null; passed: string[] } = JSON.parse(
      readFileSync(fileOf(plan), 'utf8'),
    )
    return new Set(commit !== null && stored.commit === commit ? stored.passed : [])
  } catch {
    return new Set()
  }
}

/** Stores the names of the steps that have passed. */
export function storePassed(plan: string, commit: string | null, passed: ReadonlySet<string>) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(plan), JSON.stringify({ commit, passed: [...passed] }))
}
