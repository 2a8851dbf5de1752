import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { createServer, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogs, compileCatalogs } from './catalogs.ts'

const languages = ['ko', 'en', 'ja']
let root: string
let server: ViteDevServer

const config = () =>
  makeConfig(
    {
      rootDir: root,
      locales: languages,
      sourceLocale: 'en',
      catalogs: [{ path: '<rootDir>/{locale}', include: ['.'] }],
      format: formatter(),
    },
    { skipValidation: true },
  )

const fileOf = (locale: string) => join(root, `${locale}.po`)
const writeCatalog = (locale: string, text: string) =>
  writeFile(fileOf(locale), `msgid "id"\nmsgstr "${text}"\n`)
const compiled = async (locale: string) => readFile(join(root, `${locale}.json`), 'utf8')
const changed = (locale: string, event = 'change') =>
  server.watcher.emit('all', event, fileOf(locale))

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'catalogs-'))
  for (const locale of languages) await writeCatalog(locale, `first ${locale}`)
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [catalogs(config())],
  })
})

afterEach(async () => {
  await server.close()
  await rm(root, { recursive: true })
})

test('compiles several catalogs that change at once, as `npm run extract` does', async () => {
  const send = vi.spyOn(server.hot, 'send')
  for (const locale of languages) await writeCatalog(locale, `second ${locale}`)
  for (const locale of languages) changed(locale)
  await expect.poll(() => send.mock.calls).toEqual([[{ type: 'full-reload' }]])
  for (const locale of languages) expect(await compiled(locale)).toContain(`second ${locale}`)
})

test('compiles in parallel without a conflict', async () => {
  await Promise.all(Array.from({ length: 8 }, () => compileCatalogs(false, config())))
  expect(await compiled('ko')).toContain('first ko')
})

test('reports a broken plural, keeps the last catalog, and continues once it is fixed', async () => {
  const send = vi.spyOn(server.hot, 'send')
  await writeCatalog('ja', '{n, plural, other {{n}')
  changed('ja')
  await expect.poll(() => send.mock.calls).toEqual([[expect.objectContaining({ type: 'error' })]])
  expect(await compiled('ja')).toContain('first ja')

  send.mockClear()
  await writeCatalog('ja', 'third')
  // A git checkout replaces the file.
  changed('ja', 'unlink')
  changed('ja', 'add')
  await expect.poll(() => send.mock.calls).toEqual([[{ type: 'full-reload' }]])
  expect(await compiled('ja')).toContain('third')
})
