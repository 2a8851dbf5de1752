import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const LockFile = v.object({
  packages: v.record(
    v.string(),
    v.object({ integrity: v.optional(v.string()), resolved: v.optional(v.string()) }),
  ),
})
const { packages } = v.parse(LockFile, JSON.parse(readFileSync('package-lock.json', 'utf8')))
const installed = Object.entries(packages).filter(([folder]) => folder !== '')

test('every package of package-lock.json has an integrity, for all platforms', () => {
  expect(installed.length).toBeGreaterThan(100)
  const lacking = installed.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))
  expect(lacking.map(([folder]) => folder)).toEqual([])
})

test('package-lock.json does not name the host of a registry', () => {
  const named = installed.filter(([, { resolved }]) => resolved !== undefined)
  expect(named.map(([folder]) => folder)).toEqual([])
})
