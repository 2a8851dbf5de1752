import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { needs } from '../lib/needs.ts'
import { randomOf, runScript, testFolder } from '../release/test-site.ts'
import { readSettings } from '../settings/settings.ts'
import { writeBuildRecord } from './last-build.ts'
import { content, job, lastBuild, pageIn } from './test-job.ts'

needs('flock')

test('a content job replaces pages, sums and record together, so that the result can be released', async () => {
  const cwd = await lastBuild()
  const { folder } = await testFolder()
  content.title = 'Two'
  const first = await job(cwd)
  expect([first.code, first.output]).toEqual([
    0,
    expect.stringContaining('dist: 3 pages, 0 removed'),
  ])
  expect(await pageIn(cwd)).toContain('"title":"Two"')
  const released = await runScript(folder, 'deploy', { reload: 'true' }, join(cwd, 'dist'))
  expect(released.code, released.output).toBe(0)
  // Stopped between pages and record by an older version, or one of them is from a cache.
  const lastBuildDir = join(cwd, '.cache/last-build')
  await writeBuildRecord(lastBuildDir, { settings: readSettings({}), build: 'a', pages: [] })
  const mixed = await job(cwd)
  expect([mixed.code, mixed.output]).toEqual([
    1,
    expect.stringContaining('are not of the same build'),
  ])
  // A message that says what is there.
  expect(mixed.output).toContain('The last good site in dist is unchanged.')
  // A new machine.
  await rm(lastBuildDir, { recursive: true })
  expect((await job(cwd)).output).toContain('keep .cache/last-build and dist between jobs.')
  await rm(join(cwd, 'dist'), { recursive: true })
  expect((await job(cwd)).output).toContain('There is no site in dist.')
})

test('a content job whose settings are not those of the last build changes nothing', async () => {
  const cwd = await lastBuild()
  const before = await pageIn(cwd)
  content.title = 'Of another origin'
  const settings = { VITE_SITE_ORIGIN: 'https://other.example' }
  const refused = await job(cwd, { settings })
  expect([refused.code, refused.output]).toEqual([
    1,
    expect.stringContaining('- VITE_SITE_ORIGIN="https://other.example", and "" at the last'),
  ])
  expect(await pageIn(cwd)).toBe(before)
})

test('a disk that is full in a content job changes nothing', async () => {
  const cwd = await lastBuild()
  const before = await pageIn(cwd)
  content.title = 'Three'.repeat(2000)
  const full = await job(cwd, { blocks: 8 })
  expect([full.code, full.output]).toEqual([
    1,
    expect.stringContaining('The last good site in dist is unchanged.'),
  ])
  expect(await pageIn(cwd)).toBe(before)
  expect((await job(cwd)).code).toBe(0)
  expect(await pageIn(cwd)).toContain('ThreeThree')
})

const kills = process.env.FULL_MATRIX ? 12 : 3

test(`the next job finds every change after ${kills} kills`, { timeout: 600_000 }, async () => {
  const cwd = await lastBuild()
  const random = randomOf(Number(process.env.DRILL_SEED ?? 1))
  for (let turn = 0; turn < kills; turn += 1) {
    const title = `Turn ${turn}`
    content.title = title
    await job(cwd, { killAfter: random() * 100 })
    const again = await job(cwd)
    expect(again.code, again.output).toBe(0)
    expect(await pageIn(cwd)).toContain(`"title":"${title}"`)
    expect(existsSync(join(cwd, '.cache/swap'))).toBe(false)
  }
})
