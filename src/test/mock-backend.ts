import { http, HttpResponse, passthrough } from 'msw'
import { setupWorker } from 'msw/browser'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'
import { createBackend } from '#mocks/backend.ts'
import { endpoints } from '#mocks/endpoints.ts'
import { readFromHost } from '#mocks/files-from-host.ts'
import { mockPath } from '#mocks/respond.ts'

// One for all files of a page: to stop a worker and start the next takes longer than most tests.
const worker = setupWorker()
let started: Promise<unknown> | undefined
const start = () => worker.start({ quiet: true, onUnhandledFrame: 'bypass' })

const probeUrl = '/mock-backend-probe'
const probe = http.get(`*${probeUrl}`, () => new HttpResponse(null, { status: 204 }))
const isIntercepted = async () => (await fetch(probeUrl)).status === 204

/** The reads that pages send by themselves, as patterns of their paths, with a page of each (`describe`). */
export const readsOfPages = endpoints
  .filter(({ countsOnce, onFailure }) => !countsOnce && onFailure !== 'omits')
  .map((endpoint) => {
    const path = mockPath(endpoint)
    return {
      path,
      page: endpoint.page,
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    }
  })

/**
 * Runs the mock backend for the tests of a file. A test overrides a handler to simulate an error:
 * `backend.use(http.post(...))`.
 */
export function useMockBackend() {
  const { handlers } = createBackend({ readFile: readFromHost })
  beforeAll(async () => {
    started ??= start()
    await started
    worker.resetHandlers(...handlers, probe)
    if (await isIntercepted()) return
    // The browser has ended the service worker of a long run.
    await worker.stop()
    started = start()
    await started
  })
  afterEach(() => {
    worker.resetHandlers()
    worker.events.removeAllListeners()
  })
  // The next file of the page may have no backend.
  afterAll(async () => {
    await cleanup()
    worker.resetHandlers(http.all('*', () => passthrough()))
  })
  return worker
}

type Body = Record<string, unknown> | null

/**
 * Records the request bodies of an endpoint in order; `null` for a request without a body. The
 * responses do not change.
 * @param path as the browser requests it: `/api/community/notice`
 */
export function recordCalls(backend: ReturnType<typeof useMockBackend>, path: string): Body[] {
  const bodies: Body[] = []
  backend.events.on('request:start', async ({ request }) => {
    if (new URL(request.url).pathname !== path) return
    const text = await request.clone().text()
    bodies.push(text === '' ? null : JSON.parse(text))
  })
  return bodies
}
