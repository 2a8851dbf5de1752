import { execFileSync } from 'node:child_process'
import { appendFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { needs } from '../lib/needs.ts'
import { liveFolder, testFolder } from './test-site.ts'

needs('flock')

test('a rollback goes to the last release that is not refused, and keeps all assets', async () => {
  const { deploy, run, live, assets } = await testFolder()
  for (const name of ['one', 'two']) await deploy({ name })
  expect((await run('rollback')).output).toContain('Refused from now on: two\n')
  const again = await deploy({ name: 'two' })
  expect([again.code, await live()]).toEqual([1, 'c1 of one'])
  expect(again.output).toContain('two was rolled back, or this content of it.')
  expect(again.output).toMatch(/\nlive: \S+, release one\n$/)
  await deploy({ name: 'three' })
  expect(await assets()).toEqual(['one.js', 'three.js', 'two.js'])
  // Not to the second one.
  await run('rollback')
  expect([await live(), await assets()]).toEqual(['c1 of one', ['one.js', 'three.js', 'two.js']])
  expect((await run('rollback')).output).toContain('There is no release to go back to.')
  await run('unrefuse', { name: 'two' })
  expect((await deploy({ name: 'two' })).code).toBe(0)
})

test('content is rolled back, which refuses neither the live release nor newer content', async () => {
  const { folder, deploy, run, live, read } = await testFolder()
  await deploy({ name: 'old' })
  await deploy({ name: 'code', content: 'c1' })
  await deploy({ name: 'code', content: 'c2' })
  expect((await run('rollback')).output).toContain('Refused from now on: code content c2\n')
  expect(await live()).toBe('c1 of code')
  expect((await deploy({ name: 'code', content: 'c2' })).code).toBe(1)
  expect((await deploy({ name: 'code', content: 'c3' })).code).toBe(0)
  // By its folder, too, and if the content is the same.
  const third = await liveFolder(folder)
  await deploy({ name: 'code', content: 'c3' })
  await run('rollback', { folder: third })
  expect((await deploy({ name: 'code', content: 'c3' })).code).toBe(0)
  const last = await liveFolder(folder)
  await run('rollback', { code: 'yes' })
  expect([await live(), await read('refused')]).toEqual([
    'c1 of old',
    expect.stringMatching(/\ncode\n$/),
  ])
  // Forward again: the older release is not refused.
  expect((await run('rollback', { folder: last })).output).toContain('--unrefuse')
  await run('unrefuse', { name: last })
  expect((await run('rollback', { folder: last })).code).toBe(0)
  expect([await live(), await read('refused')]).toEqual([
    'c3 of code',
    expect.not.stringContaining('old'),
  ])
})

test('releases of the same content neither hide nor displace the content before it', async () => {
  const { deploy, run, live, names } = await testFolder()
  await deploy({ name: 'code', content: 'c1' })
  // Jobs that find no change.
  for (let job = 0; job < 8; job += 1) await deploy({ name: 'code', content: 'c2' })
  expect(await names('releases')).toHaveLength(3)
  expect((await run('rollback')).output).toContain('Refused from now on: code content c2\n')
  expect(await live()).toBe('c1 of code')
})

test('a damaged release is skipped by a rollback', async () => {
  const { folder, deploy, run, live, names } = await testFolder()
  for (const name of ['one', 'two', 'three']) await deploy({ name })
  const two = (await names('releases'))[1] ?? ''
  await appendFile(join(folder, 'releases', two, 'site/kr/index.html'), 'edited by hand')
  const { output } = await run('rollback')
  expect([await live(), output]).toEqual([
    'c1 of one',
    expect.stringContaining('is damaged: site/kr/index.html'),
  ])
  // An asset is taken from another release that has it.
  await run('unrefuse', { name: 'three' })
  const one = (await names('releases'))[0] ?? ''
  await deploy({ name: 'four' })
  await rm(join(folder, 'releases', one, 'site/assets/one.js'))
  expect((await run('rollback')).code).toBe(0)
  expect(await names('current/site/assets')).toContain('one.js')
})

test('no clock decides what is earlier', async () => {
  const { folder, deploy, run, live } = await testFolder()
  await deploy({ name: 'one' })
  await deploy({ name: 'two' })
  const two = await liveFolder(folder)
  // Made while the clock was months ahead.
  const ahead = '29990301T000000Z'
  await rename(join(folder, 'releases', two), join(folder, 'releases', ahead))
  const move = `ln -sfn releases/${ahead} current && sed -i s/${two}/${ahead}/ history`
  execFileSync('sh', ['-c', move], { cwd: folder })
  for (const name of ['three', 'four']) {
    const { output } = await deploy({ name })
    expect(output).toContain(`live: ${await liveFolder(folder)}, release ${name}\n`)
  }
  expect(await liveFolder(folder)).toBe(`${ahead}-2`)
  await run('rollback')
  expect(await live()).toBe('c1 of three')
})
