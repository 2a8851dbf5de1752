import { expect, test } from 'vitest'
import { createBackend } from './backend.ts'
import { couponResults } from './db/coupons.ts'
import { createMockServer } from './node.ts'
import { createMockFetch } from './server.ts'
import { scenarioHandlers, scenarios } from './scenarios.ts'
import { call, request } from './test-client.ts'

const backend = createBackend({ now: () => Date.UTC(2026, 10, 21, 3) })
const list = { lang: 'en', page: 1, size: 6 }
const news = (scenario: string) =>
  call(scenarioHandlers(scenario, backend), '/api/community/notice', list)

test('every scenario has a name of its own and says what it does', () => {
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length)
  for (const { name, description, link } of scenarios) {
    expect(name).toMatch(/^[a-z0-9-]+$/)
    expect(description).not.toBe('')
    expect(link).toMatch(/^\/(?:kr|en|jp)\//)
  }
})

test('an unknown scenario is the default one', async () => {
  expect(await news('nothing-of-the-kind')).toEqual(await news('default'))
})

test.each([400, 401, 403, 404, 429, 500, 503])('error-%i', async (status) => {
  expect(await news(`error-${status}`)).toMatchObject({ status })
})

test('code-500 is HTTP 200', async () => {
  expect(await news('code-500')).toEqual({ status: 200, code: 500, data: null })
})

test('empty lists are lists', async () => {
  const empty = { contents: [], totalElements: 0, totalPages: 0, page: 1, size: 6 }
  expect(await news('empty')).toEqual({ status: 200, code: 200, data: empty })
})

test.each([
  ['empty-community-notice', '/api/community/notice', '/api/community/event'],
  ['empty-community-event', '/api/community/event', '/api/community/notice'],
])('%s empties one list alone', async (name, path, other) => {
  const handlers = scenarioHandlers(name, backend)
  const empty = { contents: [], totalElements: 0, totalPages: 0, page: 1, size: 6 }
  expect(await call(handlers, path, list)).toMatchObject({ code: 200, data: empty })
  expect(await call(handlers, other, list)).toEqual(await call(backend.handlers, other, list))
})

test('every other item of a half-broken list has nothing in it', async () => {
  const { data } = await news('half-broken')
  expect(data).toMatchObject({ contents: [{ idx: 1060 }, {}, { idx: 1058 }, {}, {}, {}] })
  expect(JSON.stringify(data)).toContain('{}')
})

test('a member without a UID is a member', async () => {
  const handlers = scenarioHandlers('member-without-uid', backend)
  expect(await call(handlers, '/mock-account/session', {})).toMatchObject({
    data: { kind: 'member', uid: '' },
  })
})

test.each([
  ['lost-images', '/game-data/art/a-10x10.svg'],
  ['lost-music', '/game-data/music/dusk.mp3'],
  ['lost-season', '/game-data/leaderboard/levels/any.json'],
])('%s', async (name, path) => {
  expect((await request(scenarioHandlers(name, backend), path)).status).toBe(404)
})

test('every result code has a scenario', () => {
  const names = new Set(scenarios.map(({ name }) => name))
  for (const code of couponResults) expect(names).toContain(`coupon-${code}`)
  for (const code of [200, 6001, 6002, 6003, 6004, 4010]) expect(names).toContain(`survey-${code}`)
})

test.each(['rubbish', 'truncated'])('%s is no JSON', async (scenario) => {
  await expect(news(scenario)).rejects.toThrow(SyntaxError)
})

test('offline breaks images too', async () => {
  const image = request(scenarioHandlers('offline', backend), '/game-data/art/a-10x10.webp')
  expect((await image).type).toBe('error')
})

test('hang never responds', async () => {
  const soon = new Promise((resolve) => setTimeout(resolve, 50, 'nothing yet'))
  expect(await Promise.race([news('hang'), soon])).toBe('nothing yet')
})

test('hostile content reaches every title, and ids stay', async () => {
  const { data } = await news('hostile')
  expect(JSON.stringify(data)).toContain('onerror=')
  expect(data).toMatchObject({ contents: [{ idx: 1060 }, { idx: 1059 }, {}, {}, {}, {}] })
  const notice = await call(scenarioHandlers('hostile', backend), '/api/community/notice/1060', {
    lang: 'ko',
  })
  expect(JSON.stringify(notice.data)).toContain('<script>')
})

test('untranslated details are there in Korean', async () => {
  const handlers = scenarioHandlers('untranslated', backend)
  const detail = (lang: string) => call(handlers, '/api/community/notice/1060', { lang })
  expect(await detail('en')).toMatchObject({ code: 404 })
  expect(await detail('ko')).toMatchObject({ code: 200 })
  expect(await news('untranslated')).toEqual(await news('default'))
})

test.each(['member', 'guest', 'visitor'])('signs in a %s', async (kind) => {
  const handlers = scenarioHandlers(kind, backend)
  expect(await call(handlers, '/mock-account/session', {})).toMatchObject({ data: { kind } })
})

test('a lost coupon was redeemed', async () => {
  const body = { uid: 'lost', couponCode: 'LUMIWELCOME01', gameCode: 'ISLE' }
  const lost = await request(scenarioHandlers('coupon-lost', backend), '/api/v2/coupon/redeem', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(lost.type).toBe('error')
  expect(await call(backend.handlers, '/api/v2/coupon/redeem', body)).toMatchObject({ code: 5004 })
})

test.each(['coupon-5001', 'survey-6003'])('%s', async (name) => {
  const path = name.startsWith('coupon') ? '/api/v2/coupon/redeem' : '/api/survey/71/answer'
  const { code } = await call(scenarioHandlers(name, backend), path, {})
  expect(code).toBe(Number(name.split('-')[1]))
})

test('over HTTP a header chooses the scenario, and another one the memory', async () => {
  const respond = createMockFetch({ scenario: 'code-500' })
  const readSession = async (headers: Record<string, string>) => {
    const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
    const url = 'http://localhost:4600/mock-account/session'
    const response = await respond(
      new Request(url, { ...init, headers: { ...init.headers, ...headers } }),
    )
    return response?.json()
  }
  expect(await readSession({})).toMatchObject({ code: 500 })
  expect(await readSession({ 'x-mock-scenario': 'guest' })).toMatchObject({
    data: { kind: 'guest' },
  })
  await respond(
    new Request('http://localhost:4600/mock-account/login', { headers: { 'x-mock-state': 'a' } }),
  )
  const normal = { 'x-mock-scenario': 'default' }
  expect(await readSession({ ...normal, 'x-mock-state': 'a' })).toMatchObject({
    data: { kind: 'member' },
  })
  expect(await readSession(normal)).toMatchObject({ data: { kind: 'visitor' } })
})

test('over HTTP a broken connection breaks after the headers', async () => {
  const respond = createMockFetch({ scenario: 'offline' })
  const response = await respond(new Request('http://localhost:4600/api/game', { method: 'POST' }))
  expect(response?.status).toBe(200)
  await expect(response?.text()).rejects.toThrow('connection closed')
})

test('pages of the site are not mocked', async () => {
  const respond = createMockFetch()
  expect(await respond(new Request('http://localhost:4600/kr/coupon'))).toBeUndefined()
})

const askFooter = () => fetch('http://site.test/api/setting/footer', { method: 'POST' })

test('the server for tests responds to fetch and changes its scenario', async () => {
  const { server, play } = createMockServer()
  server.listen({ onUnhandledFrame: 'error' })
  expect((await askFooter()).status).toBe(200)
  play('error-500')
  expect((await askFooter()).status).toBe(500)
  play('offline')
  await expect(askFooter()).rejects.toThrow(TypeError)
  server.close()
})
