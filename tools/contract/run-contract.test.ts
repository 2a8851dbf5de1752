import { afterEach, expect, test, vi } from 'vitest'
import { createMockFetch } from '../../mocks/server.ts'
import { exitCode, reportLines, runContract } from './run-contract.ts'

const host = 'https://backend.test'
const bases = { api: `${host}/api`, external: host, assets: host, account: `${host}/mock-account` }

/** Serves `fetch` from the mock backend; the JSON of some paths is changed, `headers` are those of all responses. */
function standIn(
  spoils: Readonly<Record<string, (text: string) => string>> = {},
  headers: Readonly<Record<string, string>> = {},
) {
  const backend = createMockFetch()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const request = new Request(url, init)
    const response = (await backend(request)) ?? new Response('not found', { status: 404 })
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    const spoil = spoils[new URL(request.url).pathname]
    if (spoil === undefined) return response
    return new Response(spoil(await response.text()), { headers: response.headers })
  })
}

const failures = async (allowsEmpty = false, of: Parameters<typeof runContract>[0] = bases) =>
  (await runContract(of, allowsEmpty)).filter(({ ok }) => !ok)
const problemsByEndpoint = async () =>
  Object.fromEntries((await failures()).map(({ endpoint, problem }) => [endpoint, problem]))

afterEach(() => {
  vi.restoreAllMocks()
})

const site = 'http://localhost:4179'

test('the mock backend allows a site on another origin', async () => {
  standIn()
  expect(await failures(false, { ...bases, site })).toEqual([])
})

test.for([
  ['access-control-allow-credentials', 'false', 'access-control-allow-credentials must be true'],
  ['access-control-allow-origin', '*', 'access-control-allow-origin is * instead of'],
] as const)(
  'reports endpoints that need the session with %s: %s',
  async ([name, value, problem]) => {
    standIn({}, { [name]: value })
    const wrong = await failures(false, { ...bases, site })
    expect(wrong.map(({ endpoint }) => endpoint)).toEqual([
      'POST /survey',
      'POST /survey/{idx}',
      'POST /survey/{idx}/answer',
      'POST /session',
    ])
    for (const each of wrong) expect(each.problem).toContain(problem)
  },
)

test('the mock backend conforms, and without an account site the session is not checked', async () => {
  standIn()
  const results = await runContract({ ...bases, account: null })
  expect(results.filter(({ ok }) => !ok)).toEqual([])
  expect(exitCode(results)).toBe(0)
  expect(results.map(({ endpoint }) => endpoint)).not.toContain('POST /session')
})

const boards = '/game-data/leaderboard/levels'

test('reports each response that differs from the document', async () => {
  const request = new Request(`${host}${boards}.json`)
  const seasons = (await (await createMockFetch()(request))?.text()) ?? ''
  const [, season = ''] = /"seasonFilename":"([^"]+)"/.exec(seasons) ?? []
  const cases: [path: string, pattern: RegExp, by: string, problem: RegExp, section: string][] = [
    ['/api/main/notice', /"title"/g, '"titel"', /'title'/, 'main-page'],
    ['/api/game', /"idx":(\d+)/g, '"idx":"$1"', /data.0.idx: must be integer/, 'games'],
    ['/api/media/category', /"code":200/, '"code":"200"', /code: must be/, 'gallery'],
    ['/api/setting/footer', /"code":200/, '"code":500', /code: must be/, 'settings'],
    ['/api/main/withBTS', /\+09:00/g, '', /data.0.regDt/, 'main-page'],
    [
      '/api/community/event',
      /"regDt":"[^T"]+/,
      '"regDt":"2027-02-30',
      /is not a time/,
      'notices-events-and-faq',
    ],
    ['/api/main/keyvisual', /"imgUrl":"/g, '$&javascript:', /\.imgUrl/, 'main-page'],
    ['/api/main/popup', /.{9}$/, '', /JSON/, 'main-page'],
    [
      '/api/survey',
      /"totalPages":\d+/,
      '"totalPages":1',
      /^data\.totalPages: 1 instead/,
      'surveys',
    ],
    [
      `${boards}/${season}`,
      /"rank":\d+/g,
      '"rank":1',
      /^\d+ of \d+ players have rank 1$/,
      'rankings',
    ],
  ]
  standIn(
    Object.fromEntries(
      cases.map(([path, pattern, by]) => [path, (text: string) => text.replace(pattern, by)]),
    ),
  )
  const wrong = await failures()
  expect(exitCode(wrong)).toBe(1)
  const report = reportLines(wrong).join('\n')
  for (const [path, , , problem, section] of cases) {
    const found = wrong.find(({ exchange }) => exchange?.sent.includes(`${host}${path}`))
    expect(found?.problem, path).toMatch(problem)
    expect(found?.docs).toBe(`docs/api.md#${section}`)
    expect(report).toContain(` ${host}${path}`)
  }
  expect(report).toContain('received  HTTP 200')
  // The items of the gallery need its categories, and the detail of a survey its list.
  expect(wrong.length).toBeLessThanOrEqual(cases.length + 2)
})

interface Sent {
  lang?: string
  keyword?: string
  category?: number
  categoryIdx?: number
  board?: string
  page?: number
}

/** Serves `fetch` from a mock backend that reads another request than the one for each path. */
function standInFor(change: (sent: Sent, path: string) => Sent) {
  const backend = createMockFetch()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const request = new Request(url, init)
    const { pathname } = new URL(request.url)
    const text = await request.clone().text()
    const sent: Sent = text === '' ? {} : JSON.parse(text)
    const changed = change(sent, pathname.replace(/^\/api/, ''))
    const headers = new Headers(request.headers)
    if (changed.lang !== undefined) headers.set('accept-language', changed.lang)
    const { method } = request
    const body = text === '' ? null : JSON.stringify(changed)
    const read = new Request(request.url, { method, headers, body })
    return (await backend(read)) ?? new Response('not found', { status: 404 })
  })
}

test('reports a backend that ignores keyword and categories', async () => {
  standInFor((sent) => ({
    ...sent,
    ...(sent.keyword !== undefined && { keyword: '' }),
    ...(sent.category !== undefined && { category: 0 }),
    ...(sent.categoryIdx !== undefined && { categoryIdx: 0 }),
  }))
  expect(await problemsByEndpoint()).toEqual({
    'POST /community/search': expect.stringContaining('is keyword ignored'),
    'POST /community/faq': expect.stringContaining('is category ignored'),
    'POST /media/board': expect.stringContaining('is categoryIdx ignored'),
  })
})

test('reports a backend that ignores board and page', async () => {
  standInFor((sent, path) => {
    if (path === '/community/search') return { ...sent, board: 'notice' }
    return path === '/community/notice' ? { ...sent, page: 1 } : sent
  })
  expect(await problemsByEndpoint()).toEqual({
    'POST /community/search': expect.stringContaining('is board ignored'),
    'POST /community/notice': 'data.page: 1 instead of 2',
  })
})

test('reports a backend that ignores the language, in every list and post', async () => {
  standInFor((sent) => ({ ...sent, ...(sent.lang !== undefined && { lang: 'ko' }) }))
  const wrong = (await failures()).filter(({ problem }) => problem?.endsWith('is lang ignored?'))
  expect(wrong.map(({ endpoint }) => endpoint)).toEqual(
    expect.arrayContaining([
      'POST /main/notice',
      'POST /game',
      'POST /community/notice',
      'POST /community/notice/{idx}',
      'POST /community/faq',
      'POST /intheseom/withBTS',
      'POST /intheseom/pd-note/{idx}',
      'POST /survey',
    ]),
  )
})

test('names host and cause once when the backend is down', async () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause }))
  const results = await runContract(bases)
  expect(exitCode(results)).toBe(3)
  expect(reportLines(results)).toEqual([
    'FAIL  no connection to backend.test: connection refused (ECONNREFUSED)',
  ])
})
