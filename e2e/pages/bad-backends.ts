// Backends of e2e/pages/bad-days.spec.ts: each changes the responses of the mock backend.

import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fault } from '../../mocks/faults.ts'
import { createMockFetch } from '../../mocks/server.ts'
import { serveLocal } from '../../tools/lib/serve-local.ts'
import { previewDist } from '../../tools/test-build.ts'

interface Item {
  idx: number
  title?: string
}
interface List {
  code?: number
  data?: { contents?: Item[] | string; totalElements?: number; totalPages?: number }
}

/** Returns a response in which the items of every list are replaced. */
async function withItems(response: Response, change: (items: Item[]) => Item[]): Promise<Response> {
  const body: List = await response.json()
  const contents = body.data?.contents
  if (!Array.isArray(contents)) return Response.json(body)
  const changed = change(contents)
  const share = contents.length === 0 ? 1 : changed.length / contents.length
  const totalElements = Math.round((body.data?.totalElements ?? 0) * share)
  return Response.json({ ...body, data: { ...body.data, contents: changed, totalElements } })
}

export type Backend = (
  mock: (request: Request) => Promise<Response>,
  request: Request,
) => Response | Promise<Response>

/** Returns a backend with a fault in the responses to some URLs. */
export const faultAt =
  (urls: RegExp, fault: Fault): Backend =>
  (mock, request) =>
    urls.test(request.url) ? fault(async () => (await mock(request)).text()) : mock(request)

/** Returns a backend with a fault in all responses but that of the first request, which checks the host. */
export const afterFooter = (fault: Fault): Backend => faultAt(/(?<!\/setting\/footer)$/, fault)

/** Serves a backend with the clock of the last build. */
export async function startBackend(respond: Backend) {
  const { mtimeMs } = await stat(join(previewDist, 'kr/index.html'))
  const fetchMock = createMockFetch({ now: () => mtimeMs })
  const mock = async (request: Request) =>
    (await fetchMock(request)) ?? new Response('not found', { status: 404 })
  return serveLocal((request) => respond(mock, request))
}

/** Responds in Korean, except with legal pages: some are in one language only. */
export const inKorean: Backend = async (mock, request) => {
  if (request.url.includes('/setting/pages/')) return mock(request)
  const text = (await request.text()).replace(/"lang":"\w+"/, '"lang":"ko"')
  const headers = new Headers(request.headers)
  headers.set('accept-language', 'ko')
  headers.delete('content-length')
  const { url, method } = request
  return mock(new Request(url, { method, headers, ...(text !== '' && { body: text }) }))
}

/** Returns a backend in which the items of every list are replaced. */
export const itemsOf =
  (change: (items: Item[]) => Item[]): Backend =>
  async (mock, request) =>
    withItems(await mock(request), change)

export const emptyLists = itemsOf(() => [])

/** One response is longer than a build reads. */
export const endless: Backend = async (mock, request) => {
  if (!request.url.endsWith('/game')) return mock(request)
  return Response.json({ ...(await (await mock(request)).json()), more: 'x'.repeat(11e6) })
}

export const slow: Backend = async (mock, request) => {
  await new Promise((done) => {
    setTimeout(done, 1000)
  })
  return mock(request)
}

/** Every date of every response is in the year 9999. */
export const in9999: Backend = async (mock, request) => {
  const text = await (await mock(request)).text()
  return new Response(text.replaceAll(/"\d{4}-\d\d-\d\d(?:T[^"]*)?"/g, '"9999-12-31T23:59:59Z"'))
}
