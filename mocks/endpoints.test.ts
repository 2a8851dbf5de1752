import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { filledPath, Result, withId, type DescribedEndpoint } from '#api/endpoint.ts'
import { isRecord } from '#lib/collections.ts'
import { langs } from './db/text.ts'
import { endpoints, isList } from './endpoints.ts'
import { mockPath } from './respond.ts'
import { scenarioHandlers } from './scenarios.ts'
import { createBackend } from './backend.ts'
import { readFromDisk } from './files-from-disk.ts'
import { call, request } from './test-client.ts'

const now = () => Date.UTC(2026, 10, 21, 3)
const backend = createBackend({ now, readFile: readFromDisk })
const { handlers } = backend
const reads = endpoints.filter(({ host, response }) => host !== 'assets' && response !== Result)
const files = endpoints.filter(({ host }) => host === 'assets')

/** Sends the example of an endpoint. */
function send(
  { example = {}, request, ...endpoint }: DescribedEndpoint,
  lang: string,
  to = handlers,
) {
  const path = filledPath(mockPath(endpoint), example.params)
  const hasLang = request !== undefined && v.is(request(), { ...example.body, lang })
  const body = request && { ...example.body, ...(hasLang && { lang }) }
  return call(to, path, body, { 'accept-language': lang })
}

/** Reads data as the app does, and expects that no item is dropped and no list is empty. */
function expectReadable({ response }: DescribedEndpoint, data: unknown) {
  const warn = vi.spyOn(console, 'warn')
  const read: unknown = v.parse(response, data)
  expect(warn).not.toHaveBeenCalled()
  const items = Array.isArray(read) ? read : isRecord(read) ? read.items : undefined
  expect(items ?? [read]).not.toHaveLength(0)
}

describe.each(langs)('in %s', (lang) => {
  test.each(reads)('$path responds', async (endpoint) => {
    const { status, code, data } = await send(endpoint, lang)
    expect({ status, code }).toEqual({ status: 200, code: 200 })
    expectReadable(endpoint, data)
  })

  test.each(['privacy-policy', 'terms', 'operation-policy', 'cookies', 'guide', 'credits'])(
    'the page %s has a text',
    async (page) => {
      const { data } = await call(handlers, `/api/setting/pages/${page}`, { lang })
      expect(data).toMatch(/^<(?:h2|p)>/)
    },
  )
})

test.each(files)('the file $path is there', async (endpoint) => {
  const response = await request(handlers, filledPath(endpoint.path, endpoint.example?.params))
  expect(response.status).toBe(200)
  expectReadable(endpoint, await response.json())
})

// Tracks with hostile URLs are invalid.
const hostileReads = reads.filter(({ path }) => path !== '/setting/bgm')

test.each(hostileReads)('the app can read the hostile content of $path', async (endpoint) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { data } = await send(endpoint, 'ko', scenarioHandlers('hostile', backend))
  expect(v.is(endpoint.response, data)).toBe(true)
})

test.each(reads)('$path fails for the app if no item is valid', ({ response }) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const broken = [{ idx: 'broken' }]
  expect(v.is(response, broken)).toBe(false)
  expect(v.is(response, { contents: broken, totalElements: 1, totalPages: 1 })).toBe(false)
})

const notFound = { status: 200, code: 404, data: null }
const details = reads.flatMap((endpoint) => {
  const example = withId(endpoint.example ?? {}, 9999)
  const isDetail = example !== undefined && !isList(endpoint)
  return isDetail ? [{ ...endpoint, example }] : []
})

test.each(details)('$path is code 404 at HTTP 200 for an unknown id', async (endpoint) => {
  expect(endpoint.codes, 'codes of its description').toHaveProperty('404')
  expect(await send(endpoint, 'ko')).toEqual(notFound)
})

test('an unknown page of text is code 404 at HTTP 200', async () => {
  expect(await call(handlers, '/api/setting/pages/constructor', { lang: 'ko' })).toEqual(notFound)
})

test('one version of a policy has its own text', async () => {
  const texts = await Promise.all(
    [11, 12, 13, 14, undefined].map((idx) =>
      call(handlers, '/api/setting/pages/privacy-policy', { lang: 'ko', idx }),
    ),
  )
  expect(new Set(texts.slice(0, 4).map(({ data }) => data)).size).toBe(4)
  expect(texts[4]?.data).toBe(texts[3]?.data)
})

test('a page past the last one is empty and has the totals', async () => {
  const { data } = await call(handlers, '/api/community/notice', { lang: 'ko', page: 11, size: 6 })
  expect(data).toEqual({ contents: [], totalElements: 30, totalPages: 5, page: 11, size: 6 })
})

test('a notice leads to the one before and the one after it', async () => {
  const { data } = await call(handlers, '/api/community/notice/1059', { lang: 'en' })
  expect(data).toMatchObject({ prev: { idx: 1058 }, next: { idx: 1060 } })
})

test('a search finds titles whatever their case', async () => {
  const query = { lang: 'en', page: 1, size: 6, keyword: 'NEW minimum device', board: 'notice' }
  const { data } = await call(handlers, '/api/community/search', query)
  expect(data).toMatchObject({ totalElements: 1, contents: [{ idx: 1041 }] })
})

test('an unknown music code has no tracks', async () => {
  expect(await call(handlers, '/api/setting/bgm', { code: 'FAQ_KR' })).toMatchObject({ data: [] })
})

test('music is a file, whole or in parts', async () => {
  const music = await request(handlers, '/game-data/music/dusk.mp3')
  expect(music.headers.get('content-type')).toBe('audio/mpeg')
  expect((await music.arrayBuffer()).byteLength).toBeGreaterThan(100_000)
  const part = await request(handlers, '/game-data/music/dusk.mp3', {
    headers: { range: 'bytes=0-99' },
  })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toMatch(/^bytes 0-99\/\d+$/)
  expect((await part.arrayBuffer()).byteLength).toBe(100)
  for (const name of ['nothing.mp3', '..%2Fart%2Fa.webp', 'Dusk.mp3']) {
    expect((await request(handlers, `/game-data/music/${name}`)).status).toBe(404)
  }
})
