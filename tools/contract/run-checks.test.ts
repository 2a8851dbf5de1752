import { afterEach, expect, test, vi } from 'vitest'
import { createMockFetch } from '../../mocks/server.ts'
import { runChecks } from './run-checks.ts'

const host = 'https://backend.test'
const hosts = { api: `${host}/api`, external: host, assets: host, account: `${host}/mock-account` }

/** Answers `fetch` from the mock backend; the JSON of one path goes through `spoil` first. */
function standIn(spoiled?: string, spoil: (text: string) => string = (text) => text) {
  const backend = createMockFetch()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const request = new Request(address, init)
    const answer = (await backend(request)) ?? new Response('not found', { status: 404 })
    if (new URL(request.url).pathname !== spoiled) return answer
    return new Response(spoil(await answer.text()), { headers: answer.headers })
  })
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('the mock backend keeps the whole contract', async () => {
  standIn()
  expect(await runChecks(hosts)).toEqual([])
})

test.for([
  ['a title under another name', '/main/notice', /"title"/g, '"titel"', 'data.0.title'],
  ['an id in quotes', '/game', /"idx":(\d+)/g, '"idx":"$1"', 'data.0.idx'],
  ['a code in quotes', '/media/category', /"code":200/, '"code":"200"', 'code'],
  ['a failure', '/setting/footer', /"code":200/, '"code":500', 'code'],
  ['a time without its offset', '/main/withBTS', /\+09:00/g, '', 'data.0.regDt'],
  [
    'a picture of no safe address',
    '/main/keyvisual',
    /"imgUrl":"/g,
    '$&javascript:',
    'data.0.imgUrl',
  ],
  ['a cut answer', '/main/popup', /.{9}$/, '', 'JSON'],
] as const)('%s is named', async ([, name, pattern, replacement, reason]) => {
  standIn(`/api${name}`, (text) => text.replace(pattern, replacement))
  const breaches = await runChecks(hosts)
  expect(breaches.map((breach) => breach.name)).toEqual([name])
  expect(breaches[0]?.reason).toContain(reason)
})

test('names URL and cause when the backend is down', async () => {
  const cause = new Error('connect ECONNREFUSED 192.0.2.1:443')
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause }))
  const breaches = await runChecks(hosts)
  expect(breaches.length).toBeGreaterThan(30)
  for (const { reason } of breaches) {
    expect(reason).toMatch(
      /^https:\/\/backend\.test\/.*: fetch failed: connect ECONNREFUSED 192\.0\.2\.1:443$/,
    )
  }
})
