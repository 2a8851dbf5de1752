import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { langs } from '../../src/i18n/lang.ts'
import { writeDemoFiles } from './demo-files.ts'

test('a plain file server finds each page of a demo, and what the browser renders by itself', async () => {
  const root = await mkdtemp(join(tmpdir(), 'demo-'))
  const files = [
    'index',
    ...langs.flatMap((lang) => [`shell/${lang}/survey`, `shell/${lang}/link/survey`]),
  ].concat(['kr/index', 'kr/404', 'kr/coupon', 'kr/community/news', 'kr/community/news/1060'])
  for (const name of files) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, `${name}.html`), name)
  }
  const paths = ['/', '/404', '/coupon', '/community/news', '/community/news/1060']
  await writeDemoFiles(
    root,
    paths.map((path) => ({ lang: 'kr', path })),
  )
  const read = (path: string) => readFile(join(root, path), 'utf8')
  for (const path of paths.slice(2)) {
    expect(await read(`kr${path}/index.html`)).toBe(`kr${path}`)
    expect(await read(`kr${path}.html`)).toBe(`kr${path}`)
  }
  expect(await read('en/link/survey/71/index.html')).toBe('shell/en/link/survey')
  expect(await read('404.html')).toBe('index')
  expect(await readdir(join(root, 'game-data'))).toContain('music')
})
