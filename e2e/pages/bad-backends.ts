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

export const notFound = () => Response.json({ code: 404, data: null })

/** Returns a response in which the items of every list are replaced. */
export async function withItems(
  response: Response,
  change: (items: Item[]) => Item[],
): Promise<Response> {
  const body: List = await response.json()
  const contents = body.data?.contents
  if (!Array.isArray(contents)) return Response.json(body)
  const kept = change(contents)
  const share = contents.length === 0 ? 1 : kept.length / contents.length
  const totalElements = Math.round((body.data?.totalElements ?? 0) * share)
  return Response.json({ ...body, data: { ...body.data, contents: kept, totalElements } })
}

export type Backend = (
  mock: (request: Request) => Promise<Response>,
  request: Request,
) => Response | Promise<Response>

/** Returns a backend with a fault in all responses but that of the first request, which checks the host. */
export const afterFooter =
  (fault: Fault): Backend =>
  (mock, request) =>
    request.url.endsWith('/setting/footer')
      ? mock(request)
      : fault(async () => (await mock(request)).text())

/** Serves a backend with the clock of the last build. */
export async function startBackend(respond: Backend) {
  const { mtimeMs } = await stat(join(previewDist, 'kr/index.html'))
  const fetchMock = createMockFetch({ now: () => mtimeMs })
  const mock = async (request: Request) =>
    (await fetchMock(request)) ?? new Response('not found', { status: 404 })
  return serveLocal((request) => respond(mock, request))
}

/** Returns the same request for Korean content. */
export async function inKorean(request: Request): Promise<Request> {
  const text = (await request.text()).replace(/"lang":"\w+"/, '"lang":"ko"')
  const headers = new Headers(request.headers)
  headers.set('accept-language', 'ko')
  headers.delete('content-length')
  return new Request(request.url, {
    method: request.method,
    headers,
    ...(text !== '' && { body: text }),
  })
}

export const emptyLists: Backend = async (mock, request) => withItems(await mock(request), () => [])

/** Every date of every response is in the year 9999. */
export const in9999: Backend = async (mock, request) => {
  const text = await (await mock(request)).text()
  return new Response(text.replaceAll(/"\d{4}-\d\d-\d\d(?:T[^"]*)?"/g, '"9999-12-31T23:59:59Z"'))
}
