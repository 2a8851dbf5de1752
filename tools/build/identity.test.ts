import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeBuild } from '../release/test-site.ts'
import { readSettings, settingNames } from '../settings/settings.ts'
import { commitOf } from '../vite/release.ts'
import {
  buildOf,
  expectOneBuild,
  expectSameSettings,
  expectSameState,
  withIdentity,
} from './identity.ts'
import { contentId, writeBuildRecord, type KnownPage } from './last-build.ts'

const page: KnownPage = {
  lang: 'en',
  path: '/coupon',
  status: 200,
  head: '<title>A</title>',
  data: '{"dataUpdatedAt":1}',
  routeIds: [],
}

test('the id of the content changes with the content only', () => {
  const id = contentId([page, { ...page, path: '/' }])
  expect(
    contentId([
      { ...page, path: '/' },
      { ...page, data: '{"dataUpdatedAt":2}' },
    ]),
  ).toBe(id)
  expect(contentId([page, { ...page, path: '/', data: '{"a":1}' }])).not.toBe(id)
  expect(contentId([page])).not.toBe(id)
})

const settings = readSettings({})

test('parts of different builds are refused', async () => {
  const root = await mkdtemp(join(tmpdir(), 'identity-'))
  const one = await makeBuild(root, { name: 'one' })
  const two = await makeBuild(root, { name: 'two' })
  await expectOneBuild(one, `${one}-host`)
  await expect(expectOneBuild(one, `${two}-host`)).rejects.toThrow('are of different builds')
  await expect(expectOneBuild(one, join(root, 'none'))).rejects.toThrow('belong together')
  await expect(expectOneBuild(root, `${one}-host`)).rejects.toThrow('Run npm run build.')
  // A job that was killed between the pages and the record, or a cache that has only one of them.
  const lastBuildDir = join(root, 'last-build')
  await mkdir(lastBuildDir)
  const state = () => expectSameState(one, `${one}-host`, lastBuildDir)
  await expect(state()).rejects.toThrow('are not of the same build')
  await writeBuildRecord(lastBuildDir, { settings, build: 'one', pages: [page] })
  await expect(state()).rejects.toThrow('are not of the same build')
  const health = join(one, 'health.json')
  const text = (await readFile(health, 'utf8')).replace('"c1"', `"${contentId([page])}"`)
  await writeFile(health, text)
  await state()
  await writeBuildRecord(lastBuildDir, { settings, build: 'two', pages: [page] })
  await expect(state()).rejects.toThrow('are not of the same build')
})

test.for(settingNames)('a content job refuses another %s unless it is its own', (name) => {
  const compare = () => expectSameSettings(settings, { ...settings, [name]: 'x' })
  // Where it reads, and the name of code that it does not build.
  if (['PRERENDER_ORIGIN', 'VITE_RELEASE'].includes(name)) return compare()
  expect(compare).toThrow(`- ${name}="x"`)
})

/** Returns the URL in a configuration under some settings. */
function checkIn(host: 'nginx.conf' | 'Caddyfile', settings: Record<string, string>) {
  const record = { release: 'r 1', build: 'b1', settings: readSettings(settings) }
  const text = withIdentity(host, 'server {}\n', record)
  expect([buildOf(text), text.endsWith('\nserver {}\n')]).toEqual(['b1', true])
  return /^# Check: (.*)$/m.exec(text)?.[1]
}
const nginx = (settings: Record<string, string>) => checkIn('nginx.conf', settings)
const caddy = (settings: Record<string, string>) => checkIn('Caddyfile', settings)

test('a configuration names its build, and where its own machine finds it', () => {
  const VITE_SITE_ORIGIN = 'https://site.example'
  const tls = { VITE_SITE_ORIGIN, HOST_CERTIFICATE: '/a.pem', HOST_CERTIFICATE_KEY: '/a.key' }
  expect(nginx({})).toBe('http://127.0.0.1:8080 127.0.0.1:8080 /kr/')
  expect(nginx(tls)).toBe('https://site.example:443 127.0.0.1:443 /kr/')
  expect(nginx({ ...tls, NGINX_TLS_LISTEN: '10.0.0.1:8443' })).toBe(
    'https://site.example:8443 10.0.0.1:8443 /kr/',
  )
  expect(nginx({ NGINX_LISTEN: '[::]:80' })).toBe('http://127.0.0.1:80 [::1]:80 /kr/')
  expect(nginx({ NGINX_LISTEN: '*:81' })).toBe('http://127.0.0.1:81 127.0.0.1:81 /kr/')
  expect(nginx({ NGINX_LISTEN: '0.0.0.0:82' })).toBe('http://127.0.0.1:82 127.0.0.1:82 /kr/')
  expect(nginx({ NGINX_LISTEN: 'unix:/run/site.sock' })).toBeUndefined()
  expect(caddy({})).toBe('http://127.0.0.1:8080 127.0.0.1:8080 /kr/')
  expect(caddy({ CADDY_SITE: 'site.example' })).toBe('https://site.example:443 127.0.0.1:443 /kr/')
  expect(caddy({ CADDY_SITE: 'http://site.example' })).toBe(
    'http://site.example:80 127.0.0.1:80 /kr/',
  )
  expect(caddy({ ...tls, CADDY_SITE: ':8443' })).toBe(
    'https://site.example:8443 127.0.0.1:8443 /kr/',
  )
  expect(caddy({ CADDY_SITE: '*.site.example' })).toBeUndefined()
})

test('the id of code that is not committed says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'commit-'))
  const author = '-c user.name=a -c user.email=a@b.example'.split(' ')
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...author, ...args])
  git('init', '-q')
  await writeFile(join(folder, 'a.txt'), '1')
  git('add', '.')
  git('commit', '-q', '-m', 'One')
  expect(commitOf(folder)).toMatch(/^[0-9a-f]+$/)
  await cp(join(folder, 'a.txt'), join(folder, 'b.txt'))
  expect(commitOf(folder)).toMatch(/^[0-9a-f]+-dirty$/)
  expect(commitOf(tmpdir())).toBe('unknown')
})
