import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll } from 'vitest'
import { serveLocal } from '../lib/serve-local.ts'
import { makeBuild } from '../release/test-site.ts'
import { readSettings } from '../settings/settings.ts'
import { contentId, writeBuildRecord, type KnownPage } from './last-build.ts'
import { sealRelease } from './seal.ts'

// For tests: `npm run build -- --changed-since last-build` as a process, with the code of a site of one page.

/** The content of the backend. */
export const content = { title: 'One' }
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
export async function lastBuild(): Promise<string> {
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
export function job(
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

export const pageIn = (cwd: string) => readFile(join(cwd, 'dist/kr/index.html'), 'utf8')
