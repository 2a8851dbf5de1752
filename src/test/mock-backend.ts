import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { http, passthrough } from 'msw'
import { defineNetwork, InterceptorSource } from 'msw/experimental'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'
import { createBackend } from '#mocks/backend.ts'
import { endpoints } from '#mocks/endpoints.ts'
import { readFromHost } from '#mocks/files-from-host.ts'
import { mockPath } from '#mocks/respond.ts'

// In the page: a worker would handle every request of the page, its modules and images included, which takes a
// quarter of the time of the tests. The dev server sends images and music (tools/vite/mock-backend.ts).
const network = defineNetwork({
  sources: [new InterceptorSource({ interceptors: [new FetchInterceptor()] })],
  onUnhandledFrame: 'bypass',
  context: { quiet: true },
})
network.enable()

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
  beforeAll(() => network.resetHandlers(...handlers))
  afterEach(() => {
    network.resetHandlers()
    network.events.removeAllListeners()
  })
  // The next file of the page may have no backend.
  afterAll(async () => {
    await cleanup()
    network.resetHandlers(http.all('*', () => passthrough()))
  })
  return network
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
