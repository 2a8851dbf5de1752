import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { langs } from '../src/i18n/lang.ts'
import { expect, test } from './fixtures.ts'

const run = promisify(execFile)
const folder = '.cache/rebuild-test'

/** Rebuilds pages into a folder that has only the assets and scripts of the site. */
async function rebuild(origin: string | undefined, only: string): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await cp('dist/assets', join(folder, 'assets'), { recursive: true })
  await cp('dist/legacy.js', join(folder, 'legacy.js'))
  const { stdout, stderr } = await run(
    process.execPath,
    ['tools/build.ts', '--only', only, '--out-dir', folder],
    {
      env: {
        ...process.env,
        PRERENDER_ORIGIN: origin ?? '',
        SOURCE_DATE_EPOCH: `${Date.UTC(2100, 0, 1) / 1000}`,
      },
    },
  ).catch((failure: { stdout: string; stderr: string }) => failure)
  return stdout + stderr
}

test.describe.configure({ mode: 'serial' })

test('pages that are built again are the same, byte for byte', async ({ baseURL }) => {
  expect(await rebuild(baseURL, '/,/community/news,/community/news/1060')).toContain('9 pages')
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((file) => !file.startsWith('assets/') && file !== 'legacy.js')
  for (const lang of langs) {
    expect(files).toContain(`${lang}/community/news/1060.html.br`)
    expect(files).toContain(`feeds/${lang}.xml`)
  }
  expect(files).toContain('sitemap.xml')
  for (const file of files) {
    const again = await readFile(join(folder, file))
    expect(again.equals(await readFile(join('dist', file))), file).toBe(true)
  }
})

test('nothing is written if a path is not found or redirects', async ({ baseURL }) => {
  expect(await rebuild(baseURL, '/community/news/987654')).toContain('/notice/987654: code 404')
  expect(await readdir(folder)).toEqual(['assets', 'legacy.js'])
  expect(await rebuild(baseURL, '/devlog/pd-note')).toContain('is a redirect')
  expect(await readdir(folder)).toEqual(['assets', 'legacy.js'])
})
