import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const LockFile = v.object({
  packages: v.record(
    v.string(),
    v.object({ integrity: v.optional(v.string()), resolved: v.optional(v.string()) }),
  ),
})

const files = ['package-lock.json', 'mocks/artwork/package-lock.json'] as const
const installedBy = (file: string) => {
  const { packages } = v.parse(LockFile, JSON.parse(readFileSync(file, 'utf8')))
  return Object.entries(packages).filter(([folder]) => folder !== '')
}

test.for(files)('%s has the integrity of every package, for all platforms', (file) => {
  const installed = installedBy(file)
  expect(installed.length).toBeGreaterThan(10)
  const lacking = installed.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))
  expect(lacking.map(([folder]) => folder)).toEqual([])
})

test.for(files)('%s does not name the host of a registry', (file) => {
  const named = installedBy(file).filter(([, { resolved }]) => resolved !== undefined)
  expect(named.map(([folder]) => folder)).toEqual([])
})
