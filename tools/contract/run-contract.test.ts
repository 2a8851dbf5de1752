import { afterEach, expect, test, vi } from 'vitest'
import { createMockFetch } from '../../mocks/server.ts'
import { exitCode, reportLines } from './report.ts'
import { runContract } from './run-contract.ts'

const host = 'https://backend.test'
const bases = { api: `${host}/api`, external: host, assets: host, account: `${host}/mock-account` }

/** Answers `fetch` from the mock backend; `spoil` changes the JSON of one path. */
function standIn(spoiled?: string, spoil: (text: string) => string = (text) => text) {
  const backend = createMockFetch()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const request = new Request(url, init)
    const response = (await backend(request)) ?? new Response('not found', { status: 404 })
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

test('names host and cause once when the backend is down', async () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause }))
  const results = await runContract(bases)
  expect(exitCode(results)).toBe(3)
  expect(reportLines(results)).toEqual([
    'FAIL  no connection to backend.test: connection refused (ECONNREFUSED)',
  ])
})
