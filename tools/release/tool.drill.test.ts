import { execFile } from 'node:child_process'
import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { sealRelease } from '../build/seal.ts'
import { missingProgram } from '../lib/programs.ts'
import { needs } from '../lib/needs.ts'
import { makeBuild } from './test-site.ts'

needs('flock')

/** Runs `npm run release` in a folder. */
function release(cwd: string, args: string[], env = process.env) {
  return new Promise<{ code: number; output: string }>((done) => {
    const command = [resolve('tools/release.ts'), '--reload', 'true', '--check', 'off', ...args]
    const child = execFile(process.execPath, command, { cwd, env }, (_failure, stdout, stderr) =>
      done({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })
}

/** Makes a folder of programs, whose `ssh` runs its command here. @returns an environment with no other programs */
async function withSsh(cwd: string, programs: Readonly<Record<string, string>>) {
  const bin = join(cwd, 'bin')
  await mkdir(bin)
  for (const [name, command] of Object.entries({ ssh: 'shift; sh -c "$*"', ...programs })) {
    const script = `#!/bin/sh\nPATH='${process.env.PATH}'\n${command}\n`
    await writeFile(join(bin, name), script, { mode: 0o755 })
  }
  return { ...process.env, PATH: bin, RSYNC_RSH: join(bin, 'ssh') }
}

test('a build is compared with the live release, uploaded, and listed', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'builder-'))
  const to = await mkdtemp(join(tmpdir(), 'site-'))
  const one = await makeBuild(cwd, { name: 'one' })
  const two = await makeBuild(cwd, { name: 'two', content: 'c2' })
  expect((await release(cwd, ['--help'])).output).toContain('--unrefuse NAME')
  expect((await release(cwd, ['--to', join(to, 'typo'), '--list'])).code).toBe(1)
  expect((await release(cwd, ['--to', to, '--folder', 'x'])).code).toBe(2)
  const first = await release(cwd, ['--to', to, '--dist', one])
  expect([first.code, first.output]).toEqual([
    0,
    expect.stringMatching(/\nlive: \S+, release one\n$/),
  ])
  const plan = await release(cwd, ['--to', to, '--dist', two, '--dry-run'])
  expect(plan.output).toContain('0 pages added, 1 changed, 0 removed, 0 with the same content')
  expect(plan.output).toMatch(/would go live: release two, content c2\n/)
  expect((await release(cwd, ['--to', to, '--dist', two, '--diff'])).output).toMatch(
    /^changed {2}\/kr\/$/m,
  )
  const list = await release(cwd, ['--to', to, '--list'])
  expect(list.output).toMatch(/^\* \S+ {2}live .* one\n$/)
  // Neither a copy nor a lock is left.
  expect(await readdir(join(cwd, '.cache'))).toEqual([])
})

test('a target that is read-only, and a machine without rsync, are errors', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'builder-'))
  const to = await mkdtemp(join(tmpdir(), 'site-'))
  const dist = await makeBuild(cwd, { name: 'one' })
  // A file system without space for files.
  expect((await release(cwd, ['--to', '/proc', '--dist', dist])).code).not.toBe(0)
  const env = await withSsh(cwd, { du: 'du "$@"' })
  const { code, output } = await release(cwd, ['--to', `server:${to}`, '--dist', dist], env)
  expect([code, output]).toEqual([1, expect.stringMatching(/^rsync: .*Install it/m)])
  expect(await readdir(join(to, 'releases'))).toEqual([])
})

test('over ssh, what is the same is linked, and what has changed is sent', async ({ skip }) => {
  skip(missingProgram('rsync') !== undefined, 'rsync is not installed.')
  const cwd = await mkdtemp(join(tmpdir(), 'builder-'))
  const to = await mkdtemp(join(tmpdir(), 'site-'))
  const env = await withSsh(cwd, { rsync: 'rsync "$@"', du: 'du "$@"' })
  const page = join(to, 'current/site/kr/index.html')
  const script = join(to, 'current/site/assets/one.js')
  // Longer than the blocks that rsync compares.
  const text = Array.from({ length: 5000 }, (_, index) => index).join(' ')
  const inodes: number[] = []
  for (const content of ['c1', 'c2']) {
    const dist = await makeBuild(cwd, { name: 'one', content })
    await appendFile(join(dist, 'kr/index.html'), text)
    await utimes(join(dist, 'assets/one.js'), 1, 1)
    await sealRelease(dist, `${dist}-host`)
    const { code, output } = await release(cwd, ['--to', `server:${to}`, '--dist', dist], env)
    expect([code, output]).toEqual([0, expect.stringMatching(/\nlive: \S+, release one\n$/)])
    expect(await readFile(page, 'utf8')).toContain(`<p>${content} of one`)
    inodes.push((await stat(script)).ino)
  }
  expect(inodes[1]).toBe(inodes[0])
})
