import { afterEach, expect, test, vi } from 'vitest'
import { createMockFetch } from '../../mocks/server.ts'
import { exitCode, reportLines, runContract } from './run-contract.ts'

const host = 'https://backend.test'
const bases = { api: `${host}/api`, external: host, assets: host, account: `${host}/mock-account` }

/** Answers `fetch` from the mock backend; `spoil` changes the JSON of one path, `headers` those of all responses. */
function standIn(
  spoiled?: string,
  spoil: (text: string) => string = (text) => text,
  headers: Readonly<Record<string, string>> = {},
) {
  const backend = createMockFetch()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const request = new Request(url, init)
    const response = (await backend(request)) ?? new Response('not found', { status: 404 })
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    if (new URL(request.url).pathname !== spoiled) return response
    return new Response(spoil(await response.text()), { headers: response.headers })
  })
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('the mock backend conforms', async () => {
  standIn()
  const results = await runContract(bases)
  expect(results.filter(({ ok }) => !ok)).toEqual([])
  expect(exitCode(results)).toBe(0)
})

const site = 'http://localhost:4179'

test('the mock backend allows a site on another origin', async () => {
  standIn()
  const results = await runContract({ ...bases, site })
  expect(results.filter(({ ok }) => !ok)).toEqual([])
})

test.for([
  ['access-control-allow-credentials', 'false', 'access-control-allow-credentials must be true'],
  ['access-control-allow-origin', '*', 'access-control-allow-origin is * instead of'],
] as const)(
  'reports endpoints that need the session with %s: %s',
  async ([name, value, problem]) => {
    standIn(undefined, undefined, { [name]: value })
    const results = await runContract({ ...bases, site })
    const wrong = results.filter(({ ok }) => !ok)
    expect(wrong.map(({ endpoint }) => endpoint)).toEqual([
      'POST /survey',
      'POST /survey/{idx}',
      'POST /survey/{idx}/answer',
      'POST /session',
    ])
    for (const each of wrong) expect(each.problem).toContain(problem)
  },
)

test('the session is not checked without an account site', async () => {
  standIn()
  const results = await runContract({ ...bases, account: null })
  expect(results.map(({ endpoint }) => endpoint)).not.toContain('POST /session')
})

test.for([
  ['a field with another name', '/main/notice', /"title"/g, '"titel"', "'title'", 'main-page'],
  [
    'an id in quotes',
    '/game',
    /"idx":(\d+)/g,
    '"idx":"$1"',
    'data.0.idx: must be integer',
    'games',
  ],
  ['a code in quotes', '/media/category', /"code":200/, '"code":"200"', 'code: must be', 'gallery'],
  ['a failure', '/setting/footer', /"code":200/, '"code":500', 'code: must be', 'settings'],
  ['a time without offset', '/main/withBTS', /\+09:00/g, '', 'data.0.regDt', 'main-page'],
  [
    'a day that does not exist',
    '/main/withBTS',
    /"regDt":"[^T"]+/,
    '"regDt":"2027-02-30',
    'is not a time',
    'main-page',
  ],
  ['an id that occurs twice', '/game', /"idx":\d+/g, '"idx":7', 'idx 7 occurs twice', 'games'],
  ['an unsafe URL', '/main/keyvisual', /"imgUrl":"/g, '$&javascript:', '.imgUrl', 'main-page'],
  ['a cut response', '/main/popup', /.{9}$/, '', 'JSON', 'main-page'],
] as const)('reports %s', async ([, path, pattern, replacement, problem, section]) => {
  standIn(`/api${path}`, (text) => text.replace(pattern, replacement))
  const results = await runContract(bases)
  const wrong = results.filter(({ ok }) => !ok)
  expect(wrong).toEqual([
    expect.objectContaining({
      endpoint: `POST ${path}`,
      problem: expect.stringContaining(problem),
      docs: `docs/api.md#${section}`,
    }),
  ])
  expect(exitCode(results)).toBe(1)
  const report = reportLines(results).join('\n')
  expect(report).toContain(`sent      POST ${host}/api${path}`)
  expect(report).toContain('received  HTTP 200')
})

test('reports totals that do not agree with the contents', async () => {
  standIn('/api/survey', (text) => text.replace(/"totalPages":\d+/, '"totalPages":1'))
  const wrong = (await runContract(bases)).filter(({ ok }) => !ok)
  expect(wrong.map(({ problem }) => problem)).toEqual(['data.totalPages: 1 instead of 2'])
})

interface Sent {
  keyword?: string
  category?: number
  categoryIdx?: number
  board?: string
  page?: number
}

test.for<[what: string, path: string, ignore: (sent: Sent) => Sent, problem: string]>([
  ['keyword', '/community/search', (sent) => ({ ...sent, keyword: '' }), 'is keyword ignored'],
  ['board', '/community/search', (sent) => ({ ...sent, board: 'notice' }), 'is board ignored'],
  ['category', '/community/faq', (sent) => ({ ...sent, category: 0 }), 'is category ignored'],
  [
    'categoryIdx',
    '/media/board',
    (sent) => ({ ...sent, categoryIdx: 0 }),
    'is categoryIdx ignored',
  ],
])('reports a backend that ignores %s', async ([, path, ignore, problem]) => {
  const backend = createMockFetch()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const request = new Request(url, init)
    const isSpoiled = new URL(request.url).pathname === `/api${path}`
    const { headers } = request
    const body = isSpoiled ? JSON.stringify(ignore(await request.clone().json())) : null
    const sent = isSpoiled ? new Request(request.url, { method: 'POST', headers, body }) : request
    return (await backend(sent)) ?? new Response('not found', { status: 404 })
  })
  const wrong = (await runContract(bases)).filter(({ ok }) => !ok)
  expect(wrong.map(({ endpoint }) => endpoint)).toEqual([`POST ${path}`])
  expect(wrong[0]?.problem).toContain(problem)
})

test('reports a list that is oldest first', async () => {
  standIn('/api/community/notice', (text) => {
    const body: { data: { contents: unknown[] } } = JSON.parse(text)
    body.data.contents.reverse()
    return JSON.stringify(body)
  })
  const wrong = (await runContract(bases)).filter(({ ok }) => !ok)
  expect(wrong.map(({ endpoint }) => endpoint)).toContain('POST /community/notice')
  expect(wrong[0]?.problem).toContain('is not newest first')
})

async function seasons(): Promise<string> {
  const request = new Request(`${host}/game-data/leaderboard/levels.json`)
  return (await createMockFetch()(request))?.text() ?? ''
}

test('reports a leaderboard on which everyone is first', async () => {
  // The first season in the file.
  const [, file = ''] = /"seasonFilename":"([^"]+)"/.exec(await seasons()) ?? []
  standIn(`/game-data/leaderboard/levels/${file}`, (text) =>
    text.replaceAll(/"rank":\d+/g, '"rank":1'),
  )
  const wrong = (await runContract(bases)).filter(({ ok }) => !ok)
  expect(wrong.map(({ problem }) => problem)).toEqual([
    expect.stringMatching(/^\d+ of \d+ players have rank 1$/),
  ])
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
