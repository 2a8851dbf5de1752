import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createMockFetch } from '../mocks/server.ts'
import { langs } from '../src/i18n/lang.ts'
import { serveLocal } from '../tools/lib/serve-local.ts'
import { previewDist, previewFolder, testJob } from '../tools/test-build.ts'
import { expect, test } from './fixtures.ts'
import { fullOnly } from './visits.ts'

const run = promisify(execFile)
const folder = '.cache/rebuild-test'

/**
 * Starts the backend with the clock of the last build: its content changes every hour.
 * @param change returns a changed response
 */
async function startBackend(change?: (response: Response, request: Request) => Promise<Response>) {
  const { mtimeMs } = await stat(join(previewDist, 'kr/index.html'))
  const mock = createMockFetch({ now: () => mtimeMs })
  return serveLocal(async (request) => {
    const again = request.clone()
    const response = (await mock(request)) ?? new Response('not found', { status: 404 })
    return change === undefined ? response : change(response, again)
  })
}

const dist = join(folder, 'dist')
const lastBuild = '.cache/last-build'

/** Copies what the last build keeps. */
async function copyLastBuild(): Promise<void> {
  await cp(join(previewFolder, lastBuild), join(folder, lastBuild), { recursive: true })
  await cp(`${previewDist}-host`, `${dist}-host`, { recursive: true })
}

/** Builds the pages again whose content has changed. */
async function build(origin: string): Promise<string> {
  const command = [resolve('tools/build.ts'), '--changed-since', 'last-build']
  const env = { ...process.env, ...testJob, PRERENDER_ORIGIN: origin }
  const { stdout, stderr } = await run(process.execPath, command, { cwd: folder, env }).catch(
    (failure: { stdout: string; stderr: string }) => failure,
  )
  return stdout + stderr
}

/** The pages whose data is changed since the last build. */
const stale = new Set(['/', '/community/news', '/community/news/1060'])

/** Changes the data of pages in the record of the last build, so that they are built again. */
async function makeStale(): Promise<void> {
  const file = join(folder, lastBuild, 'pages.json')
  const record: { pages: { path: string; data: string }[] } = JSON.parse(
    await readFile(file, 'utf8'),
  )
  for (const page of record.pages) if (stale.has(page.path)) page.data = ''
  await writeFile(file, JSON.stringify(record))
}

test.describe.configure({ mode: 'serial' })
test.beforeEach(() => rm(folder, { recursive: true, force: true }))

test('rebuilt pages are identical', fullOnly, async () => {
  test.slow()
  // Only the assets and scripts of the site, and calendars with their revisions.
  for (const part of ['assets', 'feeds']) {
    await cp(join(previewDist, part), join(dist, part), { recursive: true })
  }
  for (const file of ['legacy.js', 'health.json']) {
    await cp(join(previewDist, file), join(dist, file))
  }
  const backend = await startBackend()
  await copyLastBuild()
  await makeStale()
  expect(await build(backend.origin)).toContain('dist: 9 pages, 0 removed')
  await backend.close()
  const files = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dist.length + 1))
    .filter((file) => !/^assets\/|^legacy\.js$/.test(file))
  for (const lang of langs) {
    expect(files).toContain(`${lang}/community/news/1060.html.br`)
    expect(files).toContain(`feeds/${lang}.atom`)
    expect(files).toContain(`feeds/${lang}/events.ics`)
  }
  expect(files).toContain('sitemap.xml')
  for (const file of files) {
    const again = await readFile(join(dist, file))
    expect(again.equals(await readFile(join(previewDist, file))), file).toBe(true)
  }
})

test(
  'only pages whose data has changed are built again, and pages that are gone are removed',
  fullOnly,
  async () => {
    // The data of every page is read.
    test.slow()
    await cp(previewDist, dist, { recursive: true })
    await copyLastBuild()
    const page = (name: string) => join(dist, 'en/community', name)
    const newest = await readFile(page('news/1060.html'), 'utf8')
    const title = /<title>(.+?) \|/.exec(newest)?.[1] ?? ''
    expect(await readFile(page('news.html'), 'utf8')).toContain(`"title":"${title}"`)
    const faq = await readFile(page('faq.html'))

    const backend = await startBackend(async (response, request) => {
      const isEnglish =
        request.headers.get('accept-language') === 'en' ||
        (await request.text()).includes('"lang":"en"')
      if (!isEnglish || !response.ok) return response
      const text = (await response.text()).replaceAll(title, 'Edited title')
      return Response.json(withoutPost(JSON.parse(text), 1031))
    })
    try {
      const output = await build(backend.origin)
      expect(output).toContain('built /en/community/news\n')
      expect(output).toContain('removed /en/community/news/1031\n')
      // The pages of the post in the other languages lose their link to the English one.
      const elsewhere = output.match(/^built \/(?:kr|jp)\/.*/gm) ?? []
      expect(elsewhere.filter((line) => !line.endsWith('/news/1031'))).toEqual([])
      expect(await readFile(page('news.html'), 'utf8')).toContain('Edited title')
      expect((await readFile(page('faq.html'))).equals(faq)).toBe(true)
      expect(existsSync(page('news/1031.html'))).toBe(false)
      expect(existsSync(page('news/1031.html.br'))).toBe(false)
      const sitemap = await readFile(join(dist, 'sitemap.xml'), 'utf8')
      expect(sitemap).not.toContain('/en/community/news/1031<')
      expect(sitemap).toContain('/kr/community/news/1031<')
      expect(await readFile(join(dist, 'feeds/en.atom'), 'utf8')).toContain('Edited title')
    } finally {
      await backend.close()
    }
  },
)

/** Returns a response without the entries of a post in its list. */
function withoutPost(response: { data?: { contents?: { idx: number }[] | string } }, idx: number) {
  const contents = response.data?.contents
  // A post has contents, too: its text.
  if (!Array.isArray(contents)) return response
  const remaining = contents.filter((entry) => entry.idx !== idx)
  return { ...response, data: { ...response.data, contents: remaining } }
}
