import { afterEach, expect, test, vi } from 'vitest'
import { createMockFetch } from '../../mocks/server.ts'
import { exitCode, reportLines, runContract } from './run-contract.ts'

const host = 'https://backend.test'
const bases = { api: `${host}/api`, external: host, assets: host, account: `${host}/mock-account` }
const site = 'http://localhost:4179'

interface Sent {
  lang?: string
  keyword?: string
  category?: number
  categoryIdx?: number
  board?: string
  page?: number
}

interface StandIn {
  /** Changes the body of each request. */
  sent?: (sent: Sent, path: string) => Sent
  /** Changes the JSON of each response. */
  received?: (json: string, path: string) => string
  /** Headers of all responses. */
  headers?: Readonly<Record<string, string>>
}

/** Serves `fetch` from a mock backend. */
function standIn({ sent = (same) => same, received = (same) => same, headers = {} }: StandIn) {
  const backend = createMockFetch()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const request = new Request(url, init)
    const { pathname } = new URL(request.url)
    const text = await request.clone().text()
    const changed = text === '' ? {} : sent(JSON.parse(text), pathname.replace(/^\/api/, ''))
    if (changed.lang !== undefined) request.headers.set('accept-language', changed.lang)
    const { method } = request
    const body = JSON.stringify(changed)
    const read = text === '' ? request : new Request(request, { method, body })
    const response = (await backend(read)) ?? new Response('not found', { status: 404 })
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return new Response(received(await response.text(), pathname) || null, response)
  })
}

/** Changes the items of all lists. */
const itemsOf =
  (change: (items: unknown[]) => unknown[]): StandIn['received'] =>
  (json) => {
    const body: unknown[] | { data?: unknown[] | { contents?: unknown[] } } = JSON.parse(json)
    if (Array.isArray(body)) return JSON.stringify(change(body))
    const { data } = body
    if (Array.isArray(data)) return JSON.stringify({ ...body, data: change(data) })
    if (!Array.isArray(data?.contents)) return json
    const contents = change(data.contents)
    const totals = contents.length === 0 && { totalElements: 0, totalPages: 0 }
    return JSON.stringify({ ...body, data: { ...data, contents, ...totals } })
  }

const failures = async (allowsEmpty = false, of: Parameters<typeof runContract>[0] = bases) =>
  (await runContract(of, allowsEmpty)).filter(({ ok }) => !ok)

afterEach(() => {
  vi.restoreAllMocks()
})

test('the mock backend allows a site on another origin', async () => {
  standIn({})
  expect(await failures(false, { ...bases, site })).toEqual([])
})

test.for([
  ['access-control-allow-credentials', 'false', 'access-control-allow-credentials must be true'],
  ['access-control-allow-origin', '*', 'access-control-allow-origin is * instead of'],
] as const)(
  'reports endpoints that need the session with %s: %s',
  async ([name, value, problem]) => {
    standIn({ headers: { [name]: value } })
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
  standIn({})
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
  const events = 'notices-events-and-faq'
  const noDay = '"regDt":"2027-02-30'
  const rank = /^\d+ of \d+ players have rank 1$/
  const cases: [path: string, pattern: RegExp, by: string, problem: RegExp, section: string][] = [
    ['/api/main/notice', /"title"/g, '"titel"', /'title'/, 'main-page'],
    ['/api/game', /"idx":(\d+)/g, '"idx":"$1"', /data.0.idx: must be integer/, 'games'],
    ['/api/media/category', /"code":200/, '"code":"200"', /code: must be/, 'gallery'],
    ['/api/setting/footer', /"code":200/, '"code":500', /code: must be/, 'settings'],
    ['/api/main/withBTS', /\+09:00/g, '', /data.0.regDt/, 'main-page'],
    ['/api/community/event', /"regDt":"[^T"]+/, noDay, /is not a time/, events],
    ['/api/main/keyvisual', /"imgUrl":"/g, '$&javascript:', /\.imgUrl/, 'main-page'],
    ['/api/main/popup', /.{9}$/, '', /JSON/, 'main-page'],
    ['/api/survey', /(?<="totalPages":)\d+/, '1', /^data\.totalPages: 1 instead/, 'surveys'],
    [`${boards}/${season}`, /"rank":\d+/g, '"rank":1', rank, 'rankings'],
  ]
  standIn({
    received: (json, path) => {
      const [, pattern = /$/, by = ''] = cases.find(([each]) => each === path) ?? []
      return json.replace(pattern, by)
    },
  })
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

test.for<[string, NonNullable<StandIn['sent']>, Record<string, string>]>([
  [
    'keyword and categories',
    (sent) => ({
      ...sent,
      ...(sent.keyword !== undefined && { keyword: '' }),
      ...(sent.category !== undefined && { category: 0 }),
      ...(sent.categoryIdx !== undefined && { categoryIdx: 0 }),
    }),
    {
      'POST /community/search': 'is keyword ignored',
      'POST /community/faq': 'is category ignored',
      'POST /media/board': 'is categoryIdx ignored',
    },
  ],
  [
    'board and page',
    (sent, path) => {
      if (path === '/community/search') return { ...sent, board: 'notice' }
      return path === '/community/notice' ? { ...sent, page: 1 } : sent
    },
    {
      'POST /community/search': 'is board ignored',
      'POST /community/notice': 'data.page: 1 instead of 2',
    },
  ],
])('reports a backend that ignores %s', async ([, sent, problems]) => {
  standIn({ sent })
  const wrong = await failures()
  expect(Object.fromEntries(wrong.map(({ endpoint, problem }) => [endpoint, problem]))).toEqual(
    Object.fromEntries(
      Object.entries(problems).map(([name, problem]) => [name, expect.stringContaining(problem)]),
    ),
  )
})

const languages: StandIn['sent'] = (sent) => ({
  ...sent,
  ...(sent.lang !== undefined && { lang: 'ko' }),
})

test.for<[string, StandIn, RegExp, string, string]>([
  [
    'empty lists',
    { received: itemsOf(() => []) },
    /--allow-empty|has an item$/,
    'main/notice game community/event community/search community/category media/board intheseom/pd-note leaderboard/levels.json',
    'main/popup',
  ],
  [
    'ids that occur twice in a list',
    { received: itemsOf((items) => [...items.slice(0, -1), items[0]]) },
    /twice/,
    'main/popup community/faq media/category survey user-icons.json leaderboard/styles.json',
    'setting/footer',
  ],
  [
    'lists that are oldest first',
    { received: itemsOf((items) => items.map((_, at) => items[items.length - 1 - at])) },
    /newest first/,
    'main/notice main/withBTS community/notice community/event community/search intheseom/withBTS intheseom/pd-note',
    'community/faq',
  ],
  [
    'a backend that ignores the language, in every list and post',
    { sent: languages },
    /is lang ignored\?$/,
    'main/notice game community/notice community/notice/{idx} community/faq intheseom/withBTS intheseom/pd-note/{idx} survey',
    'setting/bgm',
  ],
])('reports %s', async ([, changes, problem, endpoints, other]) => {
  standIn(changes)
  const wrong = (await failures()).filter((each) => problem.test(each.problem ?? ''))
  const names = wrong.map(({ endpoint }) => endpoint.replace(/^(?:POST |GET \/game-data)\//, ''))
  expect(names).toEqual(expect.arrayContaining(endpoints.split(' ')))
  expect(names).not.toContain(other)
})

test('accepts empty lists if it is told to', async () => {
  standIn({ received: itemsOf(() => []) })
  expect(await failures(true)).toEqual([])
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
