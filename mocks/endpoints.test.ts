import { describe, expect, test } from 'vitest'
import { createBackend } from './backend.ts'
import { readFromDisk } from './files-from-disk.ts'
import { call, request } from './test-client.ts'

const now = () => Date.UTC(2026, 10, 21, 3)
const { handlers } = createBackend({ now, readFile: readFromDisk })
const page6 = { page: 1, size: 6 }
const page10 = { page: 1, size: 10 }

/** Path, body, and the fields that the answer (or each item of its list) must have. */
const localized = [
  ['/api/main/keyvisual', {}, ['idx', 'title', 'imgUrl']],
  ['/api/main/notice', {}, ['idx', 'boardType', 'category', 'title', 'regDt']],
  ['/api/main/withBTS', {}, ['idx', 'title', 'regDt']],
  ['/api/main/popup', {}, ['boardIdx', 'title']],
  ['/api/main/pd-note', { size: 100 }, ['idx', 'masterIdx', 'lang', 'subtitle', 'content']],
  ['/api/game', {}, ['idx', 'title', 'summary', 'contents', 'imgUrl']],
  ['/api/community/notice', page6, ['idx', 'boardType', 'category', 'title', 'regDt']],
  ['/api/community/notice/1060', {}, ['idx', 'title', 'contents', 'prev']],
  ['/api/community/notice/544', {}, ['idx', 'title', 'contents', 'startDt', 'endDt']],
  ['/api/community/event', page6, ['idx', 'title', 'startDt', 'endDt']],
  ['/api/community/search', { ...page6, keyword: '2', board: 'notice' }, ['idx', 'title']],
  ['/api/community/faq', { category: 0 }, ['idx', 'category', 'title', 'contents']],
  [
    '/api/media/board',
    { ...page6, categoryIdx: 0, hasMore: false },
    ['idx', 'categoryIdx', 'type', 'imgUrl', 'title'],
  ],
  ['/api/ranking/banner', { type: 'level' }, ['topUrl', 'bottomUrl']],
  ['/api/intheseom/withBTS', page10, ['idx', 'title', 'regDt']],
  ['/api/intheseom/withBTS/324', {}, ['idx', 'title', 'contents']],
  ['/api/intheseom/pd-note', page10, ['idx', 'masterIdx', 'lang', 'startDt']],
  ['/api/intheseom/pd-note/801', {}, ['idx', 'title', 'content']],
  ['/api/setting/privacy-policy', {}, ['idx', 'ver', 'regDt']],
  ['/api/setting/terms', {}, ['idx', 'ver', 'regDt']],
  ['/api/survey', page10, ['idx', 'title', 'status', 'startDt', 'endDt']],
  ['/api/survey/71', {}, ['idx', 'answered', 'questions']],
] as const

const plain = [
  ['/api/community/category', undefined, ['idx', 'koCategory', 'enCategory', 'jpCategory']],
  ['/api/media/board/499', undefined, ['idx', 'type', 'youtubeUrl', 'title']],
  ['/api/media/banner', undefined, ['imgUrl', 'title']],
  ['/api/media/category', undefined, ['categoryIdx', 'koCategory']],
  ['/api/account/list', page10, ['idx', 'uid', 'nickname', 'kind']],
  ['/api/setting/bgm', { code: 'MAIN_KR' }, ['bgmSrc', 'autoPlay', 'title']],
  ['/api/setting/footer', undefined, ['koTitle', 'enTitle', 'jpTitle']],
  ['/mock-account/session', {}, ['kind']],
] as const

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The item itself, the items of a list or those of a page. */
function itemsOf(data: unknown): unknown[] {
  if (Array.isArray(data)) return data
  return isRecord(data) && Array.isArray(data.contents) ? data.contents : [data]
}

function expectFields(data: unknown, fields: readonly string[]) {
  const items = itemsOf(data)
  expect(items).not.toHaveLength(0)
  for (const item of items) {
    for (const field of fields) expect(item).toHaveProperty(field)
  }
}

describe.each(['ko', 'en', 'ja'])('in %s', (lang) => {
  test.each(localized)('%s answers', async (path, body, fields) => {
    const { status, code, data } = await call(handlers, path, { lang, ...body })
    expect({ status, code }).toEqual({ status: 200, code: 200 })
    expectFields(data, fields)
  })

  test.each(['privacy-policy', 'terms', 'operation-policy', 'cookies', 'guide', 'credits'])(
    'the page %s has a text',
    async (page) => {
      const { data } = await call(handlers, `/api/setting/pages/${page}`, { lang })
      expect(data).toMatch(/^<(?:h2|p)>/)
    },
  )
})

test.each(plain)('%s answers', async (path, body, fields) => {
  const { status, code, data } = await call(handlers, path, body)
  expect({ status, code }).toEqual({ status: 200, code: 200 })
  expectFields(data, fields)
})

test.each([
  ['club-icons.json', 'Id'],
  ['user-icons.json', 'IconPath'],
  ['leaderboard/levels.json', 'seasonFilename'],
  ['leaderboard/styles.json', 'season'],
  ['event/hearts-202306.json', 'heart_count'],
])('the file %s is there', async (path, field) => {
  const response = await request(handlers, `/game-data/${path}`)
  expect(response.status).toBe(200)
  expectFields(await response.json(), [field])
})

test.each([
  '/api/community/notice/9999',
  '/api/intheseom/withBTS/9999',
  '/api/intheseom/pd-note/9999',
  '/api/survey/9999',
  '/api/setting/pages/constructor',
])('%s is code 404 at HTTP 200', async (path) => {
  expect(await call(handlers, path, { lang: 'ko' })).toEqual({ status: 200, code: 404, data: null })
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
