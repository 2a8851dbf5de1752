import { i18n } from '@lingui/core'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { readFromOrigin } from './bases.ts'
import { request } from './client.ts'
import { endpoint } from './endpoint.ts'
import { read, readPageWithinEnd } from './read.ts'
import { pageOf } from './schema.ts'

const origin = 'https://game.test'
const server = setupServer()
const Post = v.object({ title: v.string() })

beforeAll(() => {
  readFromOrigin(origin)
  server.listen({ onUnhandledFrame: 'error' })
})
afterEach(() => {
  server.resetHandlers()
  vi.restoreAllMocks()
})
afterAll(() => server.close())

/** Makes the server respond to a POST to `/notice`. @returns the requests that it received */
function respondWith(respond: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = []
  server.use(
    http.post(`${origin}/api/notice`, ({ request }) => {
      requests.push(request.clone())
      return respond(request)
    }),
  )
  return requests
}

const notice = endpoint<{ lang: 'ko' }>()('/notice', Post)
const readNotice = (signal?: AbortSignal) => read(notice, { body: { lang: 'ko' } }, signal)

test('sends its fields as JSON and returns the validated data', async () => {
  const [requests, reply] = [
    respondWith(() => HttpResponse.json({ code: 200, data: { title: '달' } })),
    await readNotice(),
  ]
  expect(reply).toEqual({ title: '달' })
  expect(requests).toHaveLength(1)
  expect(requests[0]?.headers.get('content-type')).toBe('application/json')
  expect(await requests[0]?.json()).toEqual({ lang: 'ko' })
})

test('sends neither body nor content type without a body', async () => {
  const requests = respondWith(() => HttpResponse.json({ code: 200, data: { title: '달' } }))
  vi.spyOn(i18n, 'locale', 'get').mockReturnValue('ja')
  await read(endpoint()('/notice', Post), {})
  expect(requests[0]?.headers.get('content-type')).toBeNull()
  expect(requests[0]?.headers.get('accept-language')).toBe('ja')
  expect(await requests[0]?.text()).toBe('')
})

test.for([
  ['a refused connection', () => HttpResponse.error(), 'network', undefined],
  [
    '400',
    () => HttpResponse.json({ code: 200, data: { title: 'x' } }, { status: 400 }),
    'http',
    400,
  ],
  ['401', () => new HttpResponse(null, { status: 401 }), 'http', 401],
  ['404', () => new HttpResponse('no', { status: 404 }), 'http', 404],
  [
    '500 with a good body',
    () => HttpResponse.json({ code: 200, data: {} }, { status: 500 }),
    'http',
    500,
  ],
  ['503 with HTML', () => HttpResponse.html('<h1>busy</h1>', { status: 503 }), 'http', 503],
  ['204', () => new HttpResponse(null, { status: 204 }), 'http', 204],
  ['HTML at 200', () => HttpResponse.html('<h1>sign in</h1>'), 'unreadable', 200],
  ['a truncated response', () => HttpResponse.text('{"code":200,'), 'unreadable', 200],
  ['an empty response', () => HttpResponse.text(''), 'unreadable', 200],
  ['null', () => HttpResponse.json(null), 'unreadable', undefined],
  ['a list', () => HttpResponse.json([]), 'unreadable', undefined],
  ['no code', () => HttpResponse.json({ data: { title: 'x' } }), 'unreadable', undefined],
  [
    'a code in quotes',
    () => HttpResponse.json({ code: '200', data: { title: 'x' } }),
    'unreadable',
    undefined,
  ],
  [
    'another shape',
    () => HttpResponse.json({ code: 200, data: { title: 3 } }),
    'unreadable',
    undefined,
  ],
  ['no data', () => HttpResponse.json({ code: 200 }), 'unreadable', undefined],
] as const)('rejects %s with an ApiError after one request', async ([, respond, kind, status]) => {
  const requests = respondWith(respond)
  await expect(readNotice()).rejects.toMatchObject({ name: 'ApiError', kind, status })
  expect(requests).toHaveLength(1)
})

test.for([404, 500, -1, 0, 200.5])(
  'rejects body code %j with an error that contains it',
  async (code) => {
    respondWith(() => HttpResponse.json({ code, data: { title: 'x' } }))
    await expect(readNotice()).rejects.toMatchObject({ kind: 'code', code })
  },
)

test('reads the Retry-After header of a temporary error', async () => {
  respondWith(() => new HttpResponse(null, { status: 503, headers: { 'retry-after': '2' } }))
  await expect(readNotice()).rejects.toMatchObject({ retryAfterMs: 2000 })
})

test('includes the body in the deadline', async () => {
  // Headers at once, then half a body and no end.
  const halfBody = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"code":')),
  })
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(halfBody))
  const call = request({ method: 'POST', url: `${origin}/api/notice`, deadlineMs: 50 })
  await expect(call).rejects.toMatchObject({ kind: 'timeout' })
})

test('rejects with the reason of an abort', async () => {
  respondWith(() => new Promise<Response>(() => undefined))
  const controller = new AbortController()
  const call = readNotice(controller.signal)
  controller.abort(new Error('left the page'))
  await expect(call).rejects.toThrow('left the page')
})

test('reads a static file without an envelope', async () => {
  server.use(http.get(`${origin}/game-data/event/x.json`, () => HttpResponse.json({ title: '별' })))
  const file = endpoint('assets')('/game-data/event/{name}.json', Post)
  expect(await read(file, { params: { name: 'x' } })).toEqual({ title: '별' })
})

const list = endpoint<{ page: number }>()('/list', pageOf(v.number(), 2))

const Body = v.pipe(v.string(), v.parseJson(), v.object({ page: v.number() }))

/** Serves a list of `pageCount` pages with two items each; pages beyond the end are empty. */
function serve(pageCount: number, totalPages: number = pageCount) {
  readFromOrigin('https://game.test')
  const requested: number[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const { page } = v.parse(Body, init?.body)
    requested.push(page)
    const contents = page <= pageCount ? [2 * page - 1, 2 * page] : []
    const totals = { totalElements: 2 * totalPages, totalPages, page, size: 2 }
    return Response.json({ code: 200, data: { contents, ...totals } })
  })
  return requested
}

afterEach(() => vi.restoreAllMocks())

test('rejects a first page without items whose total is not 0', async () => {
  const totals = { totalElements: 7, totalPages: 4, page: 1, size: 2 }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ code: 200, data: { contents: [], ...totals } }),
  )
  readFromOrigin('https://game.test')
  await expect(readPageWithinEnd(list, { page: 1 })).rejects.toMatchObject({ kind: 'unreadable' })
})

test('reads the first page when the total says more pages than there are', async () => {
  const requested = serve(2, 5)
  expect((await readPageWithinEnd(list, { page: 9 })).items).toEqual([1, 2])
  expect(requested).toEqual([9, 5, 1])
})

test.for([
  ['the first page', 3, 1, 1, [1]],
  ['the last page', 3, 3, 3, [3]],
  ['the page after the last', 3, 4, 3, [4, 3]],
  ['a page far beyond', 3, 99_999, 3, [99_999, 3]],
  ['the first page of an empty list', 0, 1, 1, [1]],
  ['a later page of an empty list', 0, 7, 1, [7, 1]],
] as const)('%s', async ([, pageCount, page, shown, expected]) => {
  const requested = serve(pageCount)
  expect((await readPageWithinEnd(list, { page })).page).toBe(shown)
  expect(requested).toEqual(expected)
})
