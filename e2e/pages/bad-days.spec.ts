import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { previewDist, previewFolder, testJob } from '../../tools/test-build.ts'
import { bodyCode, brokenBody, hang, htmlPage, httpError } from '../../mocks/faults.ts'
import {
  afterFooter,
  emptyLists,
  endless,
  faultAt,
  in9999,
  inKorean,
  itemsOf,
  slow,
  startBackend,
  type Backend,
} from './bad-backends.ts'
import { expect, test } from '../fixtures.ts'
import { fullOnly } from '../visits.ts'

// Backends and settings on a bad day: the last good site stays byte for byte, and the message names cause
// and remedy. Rules and messages have unit tests in tools/build and tools/settings.

const folder = resolve('.cache/bad-days')

/** Returns one hash of all files of the site and of what the next build compares with. */
async function hashSite(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of ['dist', 'dist-host', '.cache/last-build']) {
    const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    for (const { parentPath, name: file } of files) {
      hash.update(file).update(await readFile(join(parentPath, file)))
    }
  }
  return hash.digest('hex')
}

function build(args: readonly string[], env: Record<string, string>) {
  return new Promise<{ code: number; output: string }>((done) => {
    const all = { PATH: process.env.PATH, ...testJob, ...env }
    const command = [resolve('tools/build.ts'), ...args]
    execFile(process.execPath, command, { cwd: folder, env: all }, (failure, stdout, stderr) => {
      const code = typeof failure?.code === 'number' ? failure.code : failure ? 1 : 0
      done({ code, output: stdout + stderr })
    })
  })
}

/** Builds from a backend. */
async function buildFrom(respond: Backend, args: readonly string[]) {
  const backend = await startBackend(respond)
  try {
    return await build(args, { PRERENDER_ORIGIN: backend.origin })
  } finally {
    await backend.close()
  }
}

test.describe.configure({ mode: 'serial', timeout: 300_000 })

test.beforeAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await cp(previewDist, join(folder, 'dist'), { recursive: true })
  await cp(`${previewDist}-host`, join(folder, 'dist-host'), { recursive: true })
  const lastBuild = '.cache/last-build'
  await cp(join(previewFolder, lastBuild), join(folder, lastBuild), { recursive: true })
})

const changed = ['--changed-since', 'last-build']

for (const [name, args, env, messages] of [
  ['a forgotten origin, all pages', [], {}, ['PRERENDER_ORIGIN is not set', '--without-data']],
  ['a forgotten origin, changed pages', changed, {}, ['PRERENDER_ORIGIN is not set']],
  [
    'a wrong label',
    [],
    { VITE_ENV_LABEL: 'production' },
    ['VITE_ENV_LABEL="production" must be local, qa or prod'],
  ],
  ['a misspelled setting', [], { VITE_API_BAES: '/x' }, ['The nearest one is VITE_API_BASE']],
] as const) {
  test(`${name}: stops at once and keeps the site`, async () => {
    const before = await hashSite()
    const { code, output } = await build(args, env)
    expect(code).toBe(1)
    for (const message of messages) expect(output).toContain(message)
    expect(await hashSite()).toBe(before)
  })
}

const days: [name: string, args: readonly string[], respond: Backend, messages: RegExp[]][] = [
  [
    'empty lists',
    changed,
    emptyLists,
    [/\/kr\/community\/news\/\*: \d+ pages, now 0/, /--accept-removals/, /npm run contract/],
  ],
  [
    'half lists',
    changed,
    itemsOf((items) => items.filter((_, index) => index % 2 === 0)),
    [/Much less content than at the last build/, /\/kr\/community\/news\/\*: \d+ pages, now \d+/],
  ],
  [
    'every second item invalid',
    changed,
    itemsOf((items) => items.map((item, index) => (index % 2 === 0 ? item : { idx: item.idx }))),
    [/\/community\/notice: 50 % of the items do not match docs\/api\.md/],
  ],
  [
    'a backend that responds in Korean only',
    changed,
    inKorean,
    [/seems to ignore the language/, /en and kr: \d+ of \d+ titles are the same/],
  ],
  [
    'one endpoint that fails',
    changed,
    faultAt(/\/community\/event$/, httpError(500)),
    [/POST \/api\/community\/event: HTTP 500\. Retrying/, /is unchanged/],
  ],
  [
    'malformed responses',
    changed,
    async (mock, request) => new Response((await (await mock(request)).text()).slice(0, -20)),
    [/unreadable|JSON/, /is unchanged/],
  ],
  [
    'pages of a proxy instead of data',
    changed,
    afterFooter(htmlPage()),
    [/POST \S+\/api\/\S+: unreadable/, /is unchanged/],
  ],
  [
    'connections that end before the length that was announced',
    changed,
    afterFooter(brokenBody),
    [/POST \/api\/\S+: .*\. Retrying/, /is unchanged/],
  ],
  [
    'posts that have the id of another',
    changed,
    itemsOf((items) => items.map((item) => ({ ...item, idx: items[0]?.idx ?? 0 }))),
    [
      /item 1 dropped: \d+ occurs twice/,
      /Much less content than at the last build/,
      /is unchanged/,
    ],
  ],
  [
    'a hanging backend',
    [...changed, '--deadline', '2'],
    afterFooter(hang),
    [/has sent 0 of at least \d+ responses in 2 s/, /--deadline SECONDS/, /waiting, oldest: POST /],
  ],
  [
    'titles that no page can show',
    changed,
    itemsOf((items) => items.map((item) => ({ ...item, title: 'x'.repeat(80_000) }))),
    [/item 0 dropped: title .*2000/, /is unchanged/],
  ],
  [
    'a response without an end',
    changed,
    endless,
    [/POST \S+\/api\/game: network\nmore than 10 MB, the limit of a response/, /is unchanged/],
  ],
  [
    'many listed posts that are gone',
    changed,
    faultAt(/\/notice\/10[1-4]\d$/, bodyCode(404)),
    [
      /\/kr\/community\/news\/\*: \d+ of \d+ posts, such as \S+ \(listed in \/community\/notice, page \d+\)/,
    ],
  ],
  [
    'a slow backend',
    [...changed, '--deadline', '3'],
    slow,
    [/responses in 3 s, the limit of a build/, /Slowest: POST /],
  ],
]

for (const [name, args, respond, messages] of days) {
  test(`${name}: fails and keeps the site`, fullOnly, async () => {
    const before = await hashSite()
    const { code, output } = await buildFrom(respond, args)
    for (const message of messages) expect(output).toMatch(message)
    expect(code).toBe(1)
    expect(await hashSite()).toBe(before)
  })
}

test('a full build that is killed leaves the site, and the next job works', fullOnly, async () => {
  const backend = await startBackend((mock, request) => mock(request))
  const before = await hashSite()
  const script = `
    import { buildSite } from '${resolve('tools/build/build-site.ts')}'
    import { withLock } from '${resolve('tools/build/lock.ts')}'
    await withLock('${folder}/.cache/build.lock', () => buildSite(${JSON.stringify({ origin: backend.origin, folder })}))`
  await writeFile(join(folder, 'build.mjs'), script)
  const child = spawn(process.execPath, [join(folder, 'build.mjs')])
  try {
    for await (const chunk of child.stdout) {
      if (/requests to come/.test(String(chunk))) break
    }
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
    expect(child.signalCode).toBe('SIGKILL')
    expect(await hashSite()).toBe(before)
    const { code, output } = await build(changed, { PRERENDER_ORIGIN: backend.origin })
    expect([code, output]).toEqual([0, expect.stringMatching(/dist: \d+ pages/)])
  } finally {
    await backend.close()
  }
})

test('one listed post that is gone is left out, and all others are built', fullOnly, async () => {
  const gone = faultAt(/\/community\/notice\/1055$/, bodyCode(404))
  const { code, output } = await buildFrom(gone, changed)
  expect(output).toMatch(/\/kr\/community\/news\/1055 is left out: \/community\/notice, page \d+/)
  expect(output).toContain('removed /kr/community/news/1055')
  expect(output).toMatch(/dist: \d+ pages, \d+ removed, 6 left out/)
  expect(code).toBe(0)
})

test('dates in the year 9999 are no dates', fullOnly, async () => {
  const { code, output } = await buildFrom(in9999, changed)
  expect([code, output]).toEqual([0, expect.stringMatching(/dist: \d{3} pages/)])
  const files = await readdir(join(folder, 'dist'), { recursive: true })
  const dated = files.filter((name) => /\.(?:html|xml|atom|ics|json)$/.test(name))
  const texts = await Promise.all(dated.map((name) => readFile(join(folder, 'dist', name), 'utf8')))
  expect(dated.filter((_, index) => /9999-|\b99991231/.test(texts[index] ?? ''))).toEqual([])
})

test('empty lists can be accepted', fullOnly, async () => {
  const { code, output } = await buildFrom(emptyLists, [...changed, '--accept-removals'])
  expect(output).toMatch(/dist: \d+ pages, \d+ removed/)
  expect(code).toBe(0)
})
