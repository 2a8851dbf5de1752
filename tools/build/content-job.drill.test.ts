import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { needs } from '../lib/needs.ts'
import { serveLocal } from '../lib/serve-local.ts'
import { makeBuild, randomOf, runScript, testFolder } from '../release/test-site.ts'
import { readSettings } from '../settings/settings.ts'
import { contentId, writeBuildRecord, type KnownPage } from './last-build.ts'
import { sealRelease } from './seal.ts'

// Runs `npm run build -- --changed-since last-build` as a process, with the code of a site of one page.

needs('flock')

/** The content of the backend. */
const content = { title: 'One' }
const backend = await serveLocal(async () => Response.json(content))
afterAll(() => backend.close())

/** The code of the last build. */
const entry = `
let origin = ''
const read = async () => JSON.stringify({ title: (await (await fetch(origin + '/api/title', { method: 'POST' })).json()).title, dataUpdatedAt: Date.now() })
export const itemCounts = new Map()
export const missingPosts = new Map()
export const beginLanguage = (_lang, from) => { origin = from }
export const listPaths = async () => ['/']
export const readPageData = read
export async function renderPage() {
  const data = await read()
  return { status: 200, head: '', html: data, data, routeIds: ['/x'] }
}
`
const manifest = {
  'index.html': { file: 'assets/a.js' },
  'src/app/start.tsx': { file: 'assets/a.js', css: ['assets/a.css'] },
  'src/routes/x.tsx?page': { file: 'assets/a.js' },
}

/** Writes a build whose record and pages are of the same moment. @returns its folder */
async function lastBuild(): Promise<string> {
  const cwd = await mkdtemp(join(tmpdir(), 'job-'))
  const made = await makeBuild(cwd, { name: 'a' })
  await rename(made, join(cwd, 'dist'))
  await rename(`${made}-host`, join(cwd, 'dist-host'))
  const lastBuildDir = join(cwd, '.cache/last-build')
  await mkdir(join(lastBuildDir, 'server'), { recursive: true })
  await writeFile(join(lastBuildDir, 'server/package.json'), '{"type":"module"}')
  await writeFile(join(lastBuildDir, 'server/prerender.js'), entry)
  await writeFile(join(lastBuildDir, 'manifest.json'), JSON.stringify(manifest))
  await writeFile(
    join(lastBuildDir, 'shell.html'),
    '<html lang="x"><!--head--><!--/head--><!--app--><!--data--></html>',
  )
  const pages = (['kr', 'en', 'jp'] as const).map((lang): KnownPage => ({
    lang,
    path: '/',
    status: 200,
    head: '',
    data: '',
    routeIds: ['/x'],
  }))
  await writeBuildRecord(lastBuildDir, { settings: readSettings({}), build: 'a', pages })
  const health = join(cwd, 'dist/health.json')
  const text = (await readFile(health, 'utf8')).replace('"c1"', `"${contentId(pages)}"`)
  await writeFile(health, text)
  await sealRelease(join(cwd, 'dist'), join(cwd, 'dist-host'))
  return cwd
}

/**
 * Runs a job.
 * @param killAfter the ms after which it is killed, once it has read everything
 * @param blocks the size of the largest file that it can write, in 512 bytes
 * @param settings those that are not as in the last build
 */
function job(
  cwd: string,
  {
    killAfter,
    blocks,
    settings,
  }: { killAfter?: number; blocks?: number; settings?: Record<string, string> } = {},
) {
  const limit = `ulimit -f ${blocks ?? 'unlimited'} && exec "$@"`
  const build = [process.execPath, resolve('tools/build.ts'), '--changed-since', 'last-build']
  const env = {
    ...process.env,
    PRERENDER_ORIGIN: backend.origin,
    VITE_SITE_ORIGIN: '',
    ...settings,
  }
  const child = spawn('sh', ['-c', limit, 'sh', ...build], { cwd, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (killAfter !== undefined && /requests to the backend/.test(chunk.toString()))
        setTimeout(() => child.kill('SIGKILL'), killAfter)
    })
  return new Promise<{ code: number | null; output: string }>((done) => {
    child.on('close', (code) => done({ code, output }))
  })
}

const pageIn = (cwd: string) => readFile(join(cwd, 'dist/kr/index.html'), 'utf8')

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
