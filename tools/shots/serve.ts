import { serve } from 'srvx'
import { createMockFetch } from '../../mocks/server.ts'
import { serveSite } from '../serve-site.ts'
import { previewDist } from '../test-build.ts'

/** Asks for the shell instead of the prerendered page, so that the page makes its calls itself. */
export const freshHeader = 'x-shots-fresh'

/** `dist` and the mock backend on one origin. @returns that origin, and what ends it */
export async function serveDist() {
  const backend = createMockFetch()
  const site = await serveSite(previewDist)
  const server = serve({
    port: 0,
    hostname: 'localhost',
    silent: true,
    fetch: async (request) => {
      const answer = await backend(request)
      if (answer) return answer
      const isFresh =
        request.headers.has(freshHeader) && request.headers.get('accept')?.includes('text/html')
      return site(isFresh ? new Request(new URL('/', request.url), request) : request)
    },
  })
  await server.ready()
  const origin = new URL(server.url ?? '').origin
  return { origin, close: () => server.close(true) }
}
