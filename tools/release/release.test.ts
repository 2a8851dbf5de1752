import { spawnSync } from 'node:child_process'
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sorted } from '../../src/lib/collections.ts'

/** Runs deploy/release.sh on a folder. */
function release(folder: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync('sh', ['deploy/release.sh', folder, ...args], {
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

/** Puts a build of a release with one asset into the folder of uploads. */
async function upload(folder: string, name: string, text = name): Promise<void> {
  const site = join(folder, 'incoming/site')
  await mkdir(join(folder, 'incoming/host'), { recursive: true })
  await rm(site, { recursive: true, force: true })
  await mkdir(join(site, 'assets'), { recursive: true })
  await writeFile(join(site, 'assets', `${name}.js`), name)
  await writeFile(join(site, 'index.html'), text)
  const health = { release: name, label: 'prod', builtAt: '', contentAt: '' }
  await writeFile(join(site, 'health.json'), JSON.stringify(health, null, 2))
  await writeFile(join(folder, 'incoming/host/nginx.conf'), 'server {\n  root /x;\n}\n')
  await writeFile(join(folder, 'incoming/host/Caddyfile'), ':80 {\n  root * /x\n}\n')
}

async function deploy(folder: string, name: string, reload = 'true') {
  await upload(folder, name)
  return release(folder, 'deploy', reload)
}

const temporary = () => mkdtemp(join(tmpdir(), 'release-'))
const live = (folder: string) => readFile(join(folder, 'current/site/index.html'), 'utf8')
const assets = async (folder: string) =>
  sorted(await readdir(join(folder, 'current/site/assets')), (one, other) => (one < other ? -1 : 1))

test('the configuration of a release names the folder of its own pages', async () => {
  const folder = await temporary()
  expect((await deploy(folder, 'one')).output).toContain('release one')
  const own = join(folder, await readlink(join(folder, 'current')), 'site')
  expect(await readFile(join(folder, 'current/nginx.conf'), 'utf8')).toContain(`  root ${own};`)
  expect(await readFile(join(folder, 'current/Caddyfile'), 'utf8')).toContain(`  root * ${own}\n`)
})

test('files keep their times, which ETags are made of', async () => {
  const folder = await temporary()
  await upload(folder, 'one')
  const day = new Date('2026-01-02T03:04:05Z')
  await utimes(join(folder, 'incoming/site/index.html'), day, day)
  release(folder, 'deploy', 'true')
  expect((await stat(join(folder, 'current/site/index.html'))).mtime).toEqual(day)
})

test('a release has the assets of those before it, and a rollback those after it', async () => {
  const folder = await temporary()
  for (const name of ['one', 'two', 'three']) {
    expect((await deploy(folder, name)).output).toContain(`, release ${name}\n`)
  }
  const all = ['one.js', 'three.js', 'two.js']
  expect([await live(folder), await assets(folder)]).toEqual(['three', all])
  expect(release(folder, 'rollback', 'true').status).toBe(0)
  expect([await live(folder), await assets(folder)]).toEqual(['two', all])
})

test('a release that was rolled back is refused, and another one is not', async () => {
  const folder = await temporary()
  for (const name of ['one', 'two']) await deploy(folder, name)
  release(folder, 'rollback', 'true')
  const again = await deploy(folder, 'two')
  expect([again.status, await live(folder)]).toEqual([1, 'one'])
  expect(again.output).toContain('two was rolled back')
  expect((await deploy(folder, 'three')).status).toBe(0)
})

test('the last release stays if the web server refuses the new one', async () => {
  const folder = await temporary()
  await deploy(folder, 'one')
  const refused = await deploy(folder, 'two', 'exit 1')
  expect([refused.status, await live(folder)]).toEqual([1, 'one'])
  expect(refused.output).toContain('Nothing has changed for visitors.')
  expect(await readdir(join(folder, 'releases'))).toHaveLength(1)
})

test('new content of the same code is rolled back to the code before it', async () => {
  const folder = await temporary()
  await deploy(folder, 'one')
  await deploy(folder, 'two')
  await upload(folder, 'two', 'two with new content')
  release(folder, 'deploy', 'true')
  expect(await live(folder)).toBe('two with new content')
  release(folder, 'rollback', 'true')
  expect(await live(folder)).toBe('one')
})

test('the last ten releases and their assets are kept at any age', async () => {
  const folder = await temporary()
  const names = Array.from({ length: 13 }, (_, index) => `r${index + 10}`)
  for (const name of names) await deploy(folder, name)
  spawnSync('find', [folder, '-exec', 'touch', '-h', '-d', '400 days ago', '{}', '+'])
  await deploy(folder, 'r99')
  expect(await readdir(join(folder, 'releases'))).toHaveLength(10)
  const expected = [...names.slice(-10), 'r99'].map((name) => `${name}.js`)
  expect(await assets(folder)).toEqual(expected)
})
