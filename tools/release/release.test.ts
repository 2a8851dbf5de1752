import { execFileSync } from 'node:child_process'
import {
  appendFile,
  mkdir,
  readdir,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingProgram } from '../lib/programs.ts'
import { needs } from '../lib/needs.ts'
import { liveFolder, runScript, testFolder } from './test-site.ts'

needs('flock')

test('a configuration names the folder of its own pages, and files keep their times', async () => {
  const { folder, build, read } = await testFolder()
  const dist = await build({ name: 'one' })
  // ETags are made of it.
  const day = new Date('2026-01-02T03:04:05Z')
  await utimes(join(dist, 'kr/index.html'), day, day)
  const { output } = await runScript(folder, 'deploy', { reload: 'true' }, dist)
  const own = join(folder, 'releases', await liveFolder(folder), 'site')
  expect(output).toMatch(/\nlive: \S+, release one\n$/)
  expect(await read('current/nginx.conf')).toContain(`  root ${own};`)
  expect(await read('current/Caddyfile')).toContain(`  root * ${own}\n`)
  expect((await stat(join(folder, 'current/site/kr/index.html'))).mtime).toEqual(day)
  // /healthz names the folder of --list.
  expect(await read('current/site/health.json')).toContain(
    `"folder": "${await liveFolder(folder)}"`,
  )
})

test('all may read a release, whatever the umask of the account is', async () => {
  const { folder, deploy } = await testFolder()
  await deploy({ name: 'one' })
  const files = ['releases', 'current/site/kr/index.html', 'current/nginx.conf']
  for (const file of files) {
    expect((await stat(join(folder, file))).mode & 0o044, file).toBe(0o044)
  }
})

test('a web server that does not run refuses nothing: the release is live once it is started', async () => {
  const { deploy, run, live, names } = await testFolder()
  const messages = [
    'nginx: [error] invalid PID number "" in "/run/nginx.pid"',
    'nginx: [error] open() "/run/nginx.pid" failed (2: No such file or directory)',
    'Error: sending configuration to instance: dial tcp 127.0.0.1:2019: connect: connection refused',
    'nginx.service is not active, cannot reload.',
  ]
  for (const [index, message] of messages.entries()) {
    const name = `r${index}`
    const { code, output } = await deploy({ name }, { reload: `echo '${message}' >&2; false` })
    expect([code, await live()]).toEqual([1, `c1 of ${name}`])
    expect(output).toContain('The web server is not running.')
    expect(output).not.toContain('refused the')
  }
  const back = await run('rollback', { reload: `echo '${messages[0]}' >&2; false` })
  expect([back.code, await live()]).toEqual([1, 'c1 of r2'])
  expect(back.output).toContain('Refused from now on: r3\n')
  // `include current*/nginx.conf` finds one of them.
  expect(await names('')).toEqual(['current', 'history', 'lock', 'refused', 'releases'])
})

test('what a killed command has left is repaired by the next one', async () => {
  const { folder, deploy, run, live, names, assets } = await testFolder()
  for (const name of ['one', 'two']) await deploy({ name })
  const two = await liveFolder(folder)
  const [one = ''] = await names('releases')
  // During the upload; between the switch and its end; the last two by older versions of the script.
  await mkdir(join(folder, 'releases/.new-1/site'), { recursive: true })
  await writeFile(join(folder, 'switching'), `${one}\n\n`)
  await symlink('releases', join(folder, 'current.new'))
  await writeFile(join(folder, 'history'), `${one}\n`)
  const healed = await deploy({ name: 'three' })
  expect(healed.output).toContain(`${one} is live again.`)
  expect(await assets()).toEqual(['one.js', 'three.js', 'two.js'])
  expect(await readdir(folder)).not.toContain('switching')
  expect(await names('releases')).toEqual([one, two, await liveFolder(folder)])
  // A rollback that was killed is completed, not repeated.
  await writeFile(join(folder, 'switching'), `${one}\nthree\n`)
  expect((await run('rollback')).code).toBe(0)
  expect([await live(), (await deploy({ name: 'three' })).code]).toEqual(['c1 of one', 1])
})

test('parts of different builds, changed files and incomplete uploads are refused', async () => {
  const { folder, builds, build, deploy, live, names } = await testFolder()
  await deploy({ name: 'one' })
  const two = await build({ name: 'two' })
  const three = await build({ name: 'three' })
  const upload = (dist: string) => runScript(folder, 'deploy', { reload: 'true' }, dist)
  await rename(`${two}-host`, join(builds, 'aside'))
  await rename(`${three}-host`, `${two}-host`)
  expect((await upload(two)).output).toContain('nginx.conf and the pages are of different builds.')
  await rename(`${two}-host`, `${three}-host`)
  await appendFile(join(three, 'kr/index.html'), 'x')
  await rm(join(three, 'assets/three.js'))
  const changed = await upload(three)
  expect(changed.output).toContain('of the build: site/assets/three.js site/kr/index.html . Run')
  expect((await upload(join(builds, 'nowhere'))).output).toContain(
    'The upload has ended too early.',
  )
  expect([changed.code, await live(), await names('releases')]).toMatchObject([
    1,
    'c1 of one',
    [/Z$/],
  ])
})

test('ten codes and five releases are kept at any age, with their assets', async () => {
  const { folder, deploy, names, assets } = await testFolder()
  // Eleven codes, whose last one has six contents.
  const codes = Array.from({ length: 11 }, (_, index) => `r${index + 10}`)
  const all = [...codes, 'r20', 'r20', 'r20', 'r20', 'r20'].map((code, index) => ({
    code,
    id: `20260101T0000${index + 10}Z`,
  }))
  for (const { code, id } of all) {
    const release = join(folder, 'releases', id)
    await mkdir(join(release, 'site/assets'), { recursive: true })
    await writeFile(join(release, 'site/assets', `${code}.js`), code)
    await writeFile(join(release, 'assets.list'), `${code}.js\n`)
    await writeFile(join(release, 'site/health.json'), `{\n  "release": "${code}"\n}\n`)
  }
  const ids = all.map(({ id }) => id)
  await writeFile(join(folder, 'history'), `${ids.join('\n')}\n`)
  await symlink(`releases/${ids.at(-1)}`, join(folder, 'current'))
  execFileSync('find', [folder, '-exec', 'touch', '-h', '-d', '400 days ago', '{}', '+'])
  await deploy({ name: 'r99' })
  expect(await names('releases')).toEqual([
    ...ids.slice(2, 10),
    ...ids.slice(-4),
    await liveFolder(folder),
  ])
  expect(await assets()).toEqual([...codes, 'r99'].map((name) => `${name}.js`))
})

// Of site.example, until 2020 and until 2126.
const certificates = {
  expired: `MIIBFDCBvAIBATAKBggqhkjOPQQDAjAXMRUwEwYDVQQDDAxzaXRlLmV4YW1wbGUw
HhcNMjAwMTAxMDAwMDAwWhcNMjAwMTAyMDAwMDAwWjAXMRUwEwYDVQQDDAxzaXRl
LmV4YW1wbGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATPrx6mHY3sTtrouem3
rEmQwpWsokcZW0MpfhTDEOO/GL9EVwEN5TwKaPw29D2Cz3vzhNKCOaOCOkki0hN1
nC0TMAoGCCqGSM49BAMCA0cAMEQCIGcw1PJK5NCE+lNQ1ut5Qcj5f3Zo2RLMm8yd
MJzDby5sAiA4KGYEct02WtBwG9MUmvgl8WI84UVPGS+0yOXDmi51+Q==`,
  valid: `MIIBFzCBvgIBAjAKBggqhkjOPQQDAjAXMRUwEwYDVQQDDAxzaXRlLmV4YW1wbGUw
IBcNMjAwMTAxMDAwMDAwWhgPMjEyNjAxMDIwMDAwMDBaMBcxFTATBgNVBAMMDHNp
dGUuZXhhbXBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABM+vHqYdjexO2ui5
6besSZDClayiRxlbQyl+FMMQ478Yv0RXAQ3lPApo/Db0PYLPe/OE0oI5o4I6SSLS
E3WcLRMwCgYIKoZIzj0EAwIDSAAwRQIhAMT7ef1niEMc1iX9Qujq89cNPBQEkoTn
ReNhVw+HfIPEAiAEgZAB91bX1Vbj3JXi8ojXUVR6ClWRl6BrHwKCDpwDZQ==`,
}

test('a folder that is not there and no room are errors', async () => {
  const { folder, deploy, names } = await testFolder()
  const lost = join(folder, 'typo')
  expect((await runScript(lost, 'state')).output).toContain(`There is no folder ${lost}`)
  expect(await names('')).toEqual([])
  const tooLarge = await deploy({ name: 'one' }, { size: '900000000000' })
  expect(tooLarge.output).toContain('Not enough room')
})

test('an expired certificate is an error, and the days that are left are printed', async ({
  skip,
}) => {
  skip(missingProgram('openssl') !== undefined, 'openssl is not installed.')
  const { builds, deploy } = await testFolder()
  const deployWith = async (text: string) => {
    const certificate = join(builds, 'site.pem')
    await writeFile(
      certificate,
      `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`,
    )
    return deploy({ name: 'one', certificate })
  }
  const expired = await deployWith(certificates.expired)
  expect([expired.code, expired.output]).toMatchObject([1, expect.stringContaining('has expired.')])
  expect((await deployWith(certificates.valid)).output).toMatch(/certificate: \d{4,} days left/)
})
