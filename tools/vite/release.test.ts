import { expect, test } from 'vitest'
import { releaseId } from './release.ts'

const now = new Date('2026-11-23T10:20:30Z')

test.for([
  [{ VITE_RELEASE: '2.31.0' }, /^2\.31\.0$/],
  [{}, /^(?:[\da-f]{7,}|unknown) 2026-11-23T10:20Z$/],
  [{ SOURCE_DATE_EPOCH: '0' }, / 1970-01-01T00:00Z$/],
] as const)('the settings %j give the release %s', ([env, id]) => {
  expect(releaseId(env, now)).toMatch(id)
})
