import { spawn } from 'node:child_process'
import { cp, mkdir, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { createMockFetch } from '#mocks/server.ts'
import { sealRelease } from '#tools/build/seal.ts'
import { serveLocal } from '#tools/lib/serve-local.ts'
import { randomOf } from '#tools/release/test-site.ts'
import { previewDist, previewFolder, testBuild } from '#tools/test-build.ts'
import { fullOnly } from '../../visits.ts'
import { responds } from '../responds.ts'
import { note } from '../table-reporter.ts'
import { fakeRelease } from './fake-release.ts'
import { hosts, refusedStyles } from './web-servers.ts'

// SIGKILL at random moments of releases, rollbacks and content jobs, on nginx. The next command must heal what
// is left. Nothing wrong may be live, and visitors of the last ten releases keep their scripts.

const kills = Number(process.env.KILLS ?? 40)
const kinds = ['release', 'rollback', 'job', 'release', 'rollback'] as const
const kept = '.cache/last-build'

interface Killed {
  /** When to kill it, in ms; all of its processes, or the first one. */
  after: number
  isGroup: boolean
}

/** Runs a command of the repository in a folder, until it ends or is killed. */
function run(cwd: string, args: readonly string[], killed?: Killed, env = {}) {
  const [script = '', ...rest] = args
  const child = spawn(process.execPath, [resolve(script), ...rest], {
    cwd,
    detached: true,
    env: { ...process.env, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const timer = setTimeout(
    () => {
      if (child.pid !== undefined && child.exitCode === null)
        process.kill(killed?.isGroup ? -child.pid : child.pid, 'SIGKILL')
    },
    killed?.after ?? 2 ** 30,
  )
  return new Promise<{ code: number | null; output: string }>((done) => {
    child.on('exit', (code) => {
      clearTimeout(timer)
      // What was not killed ends by itself, under the lock.
      if (killed === undefined) child.on('close', () => done({ code, output }))
      else done({ code, output })
    })
  })
}

/** Returns the URLs of the scripts and stylesheets of a page. */
function assetsOf(html: string): string[] {
  const [, scripts = ''] = /data-scripts="([^"]*)"/.exec(html) ?? []
  const styles = Array.from(
    html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g),
    ([, url = '']) => url,
  )
  return [...scripts.split(' '), ...styles]
}

/** Reads a URL on a connection of its own: a reload closes the others. */
const read = (url: string) => fetch(url, { headers: { connection: 'close' } })

/** Expects that a command succeeds, or that there is nothing left to roll back to. */
async function whole(work: Promise<{ code: number | null; output: string }>): Promise<void> {
  const { code, output } = await work
  if (!output.includes('There is no release to go back to')) expect(code, output).toBe(0)
}

test(`the next command heals what ${kills} kills have left`, fullOnly, async () => {
  const host = hosts[0]
  if (host?.path == null) throw new Error('nginx is not installed.')
  test.setTimeout(3_600_000)
  const random = randomOf(Number(process.env.DRILL_SEED ?? 1))
  const { port } = host
  const origin = `http://127.0.0.1:${port}`
  const listen = `127.0.0.1:${port}`
  const root = resolve('.cache/kills')
  const folder = join(root, 'site')
  const jobs = join(root, 'jobs')
  await rm(root, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await cp(previewDist, join(jobs, 'dist'), { recursive: true, preserveTimestamps: true })
  await cp(`${previewDist}-host`, join(jobs, 'dist-host'), { recursive: true })
  await cp(join(previewFolder, kept), join(jobs, kept), { recursive: true })
  const configuration = join(jobs, 'dist-host/nginx.conf')
  const text = (await readFile(configuration, 'utf8'))
    .replace(/^ {2}listen .*;$/m, `  listen ${listen};`)
    .replace(/^# Check: .*$/m, `# Check: ${origin} ${listen} /kr/`)
  await writeFile(configuration, text)
  await sealRelease(join(jobs, 'dist'), join(jobs, 'dist-host'))

  let edit = 0
  const { mtimeMs } = await stat(join(previewDist, 'kr/index.html'))
  const mock = createMockFetch({ now: () => mtimeMs })
  const page = await readFile(join(previewDist, 'en/community/news/1060.html'), 'utf8')
  const title = /<title>(.+?) \|/.exec(page)?.[1] ?? ''
  const backend = await serveLocal(async (request) => {
    const response = (await mock(request)) ?? new Response('not found', { status: 404 })
    if (!response.ok || !/json/.test(response.headers.get('content-type') ?? '')) return response
    return Response.json(JSON.parse((await response.text()).replaceAll(title, `Edit ${edit}`)))
  })
  const { run: args, reload } = await host.prepare(folder, port)
  const release = (...more: string[]) => [
    'tools/release.ts',
    '--to',
    folder,
    '--reload',
    reload,
    ...more,
  ]
  const job = (killed?: Killed) => {
    const env = { PRERENDER_ORIGIN: backend.origin, SOURCE_DATE_EPOCH: testBuild.SOURCE_DATE_EPOCH }
    return run(jobs, ['tools/build.ts', '--changed-since', 'last-build'], killed, env)
  }
  let count = 0
  const nextBuild = async () => {
    count += 1
    const target = join(root, 'build')
    await fakeRelease({ build: previewFolder, target, n: count, origin, listen })
    return release('--dist', 'build/dist')
  }
  const { release: code }: { release: string } = JSON.parse(
    await readFile(join(jobs, 'dist/health.json'), 'utf8'),
  )
  /** Releases what the content jobs have built, also if it was rolled back. */
  const releaseContent = async () => {
    await run(jobs, release('--unrefuse', code))
    await whole(run(jobs, release()))
  }
  const durations = { release: 0, rollback: 0, job: 0 }
  const timed = async (kind: (typeof kinds)[number], work: () => Promise<void>) => {
    const start = performance.now()
    await work()
    durations[kind] = performance.now() - start
  }
  await whole(run(root, [...(await nextBuild()), '--check', 'off', '--reload', 'true']))
  const server = spawn(host.path, args, { stdio: 'ignore' })
  const visit = new AbortController()
  const wrong: string[] = []
  /** The assets of the pages that visitors have, and the number of releases when they opened them. */
  const visits = new Map<string, number>()
  const openPage = async () => {
    const html = await read(`${origin}/en/coupon`).then((response) => response.text())
    visits.set(assetsOf(html).join(' '), count)
  }
  const probe = async () => {
    while (!visit.signal.aborted) {
      wrong.push(...(await refusedStyles(`${origin}/en/coupon`)))
      await openPage()
    }
  }
  /** Loads all scripts of the pages that are open. */
  const expectWhole = async () => {
    for (const [assets, since] of visits) {
      if (since <= count - 8) continue
      for (const url of assets.split(' ')) expect((await read(origin + url)).status, url).toBe(200)
    }
    const live = basename(await readlink(join(folder, 'current')))
    const health: unknown = await read(`${origin}/healthz`).then((response) => response.json())
    expect(health).toMatchObject({ folder: live })
    expect(await readdir(join(folder, 'releases'))).not.toContainEqual(expect.stringMatching(/^\./))
    expect(await readdir(folder)).not.toContain('switching')
  }
  let stopped = 0
  try {
    await responds(`${origin}/healthz`)
    const probing = probe()
    await timed('release', async () => whole(run(root, await nextBuild())))
    await timed('rollback', () => whole(run(root, release('--rollback'))))
    await timed('job', () => whole(job()))
    await releaseContent()
    for (let turn = 0; turn < kills; turn += 1) {
      const kind = kinds[turn % kinds.length] ?? 'release'
      const killed = { after: random() * durations[kind], isGroup: random() < 0.7 }
      if (kind === 'rollback') await whole(run(root, await nextBuild()))
      await expectWhole()
      edit += 1
      const ended =
        kind === 'job'
          ? await job(killed)
          : await run(root, kind === 'release' ? await nextBuild() : release('--rollback'), killed)
      if (ended.code === null) stopped += 1
      if (kind === 'job') {
        // What is in dist is of one build, before the next job as well.
        await releaseContent()
        await expectWhole()
        await whole(job())
        await releaseContent()
        const news = await read(`${origin}/en/community/news`).then((response) => response.text())
        expect(news).toContain(`Edit ${edit}`)
      } else if (random() < 0.5) await whole(run(root, release('--rollback')))
      else await whole(run(root, await nextBuild()))
      await expectWhole()
    }
    visit.abort()
    await probing
  } finally {
    visit.abort()
    server.kill()
    await backend.close()
  }
  expect(wrong).toEqual([])
  // Some commands end before their moment.
  expect(stopped).toBeGreaterThan(0)
  test.info().annotations.push(note('cases', kills), note('killed', stopped))
})
