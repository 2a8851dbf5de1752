import { execFile, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingProgram } from '../lib/programs.ts'
import { settingNames } from '../settings/settings.ts'

const samples = readdirSync('deploy', { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8')

test.for(samples.filter((name) => name.endsWith('.sh')))('%s is a valid script', (name) => {
  expect(spawnSync('sh', ['-n', `deploy/${name}`]).status).toBe(0)
  // It runs on the server through `sh -s`.
  const isExecutable = (statSync(`deploy/${name}`).mode & 0o111) !== 0
  expect(isExecutable || name === 'release.sh' || name === 'switch.sh').toBe(true)
})

test.for(samples.filter((name) => /\.(?:yml|service)$/.test(name)))(
  '%s uses settings, scripts and options that exist',
  (name) => {
    const text = read(name)
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    for (const [, script = ''] of text.matchAll(/npm run (?:--silent )?([\w:]+)/g)) {
      expect(Object.keys(scripts)).toContain(script)
    }
    for (const [, setting = ''] of text.matchAll(/vars\.((?!DEPLOY_)\w+)/g)) {
      expect(settingNames).toContain(setting)
    }
    for (const [, file = ''] of text.matchAll(/deploy\/([\w-]+\.sh)/g)) {
      expect(samples).toContain(file)
    }
  },
)

/** Returns a clone whose `npm` writes its arguments down, and runs content jobs in it. */
async function clone(npm: string) {
  const folder = await mkdtemp(join(tmpdir(), 'job-'))
  await mkdir(join(folder, 'deploy'))
  await mkdir(join(folder, 'bin'))
  await copyFile('deploy/content-job.sh', join(folder, 'deploy/content-job.sh'))
  await writeFile(join(folder, 'bin/npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 })
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` }
  const script = join(folder, 'deploy/content-job.sh')
  const run = () =>
    new Promise<number | string | null | undefined>((done) => {
      execFile(script, ['/srv/site', '--sudo'], { env }, (failure) => done(failure?.code ?? 0))
    })
  return { run, log: () => readFile(join(folder, 'log'), 'utf8') }
}

test('the content job releases after a good build, and one job at a time', async ({ skip }) => {
  skip(missingProgram('flock') !== undefined, 'flock is not installed.')
  const { run, log } = await clone('echo "begins: $*" >>log; sleep 0.1; echo ends >>log')
  expect(await Promise.all([run(), run()])).toEqual([0, 0])
  const job = [
    'begins: run --silent build -- --changed-since last-build',
    'ends',
    'begins: run --silent release -- --to /srv/site --sudo',
    'ends',
  ]
  expect((await log()).trim().split('\n')).toEqual([...job, ...job])
})

test('the content job releases nothing after a build that has failed', async ({ skip }) => {
  skip(missingProgram('flock') !== undefined, 'flock is not installed.')
  const { run, log } = await clone('echo "$*" >>log; exit 3')
  expect(await run()).toBe(3)
  expect(await log()).toBe('run --silent build -- --changed-since last-build\n')
})
