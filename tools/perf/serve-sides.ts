import { serve } from 'srvx'
import { createMockFetch } from '../../mocks/server.ts'
import { serveSite } from '../serve-site.ts'
import { serveBaseline } from './baseline.ts'

/** Serves a built site and its baseline on a port each, on the mock backend. */
export async function serveSides(dist: string) {
  const backend = createMockFetch()
  const site = await serveSite(dist)
  const start = async (files: (request: Request) => Promise<Response>) => {
    const server = serve({
      port: 0,
      hostname: 'localhost',
      silent: true,
      fetch: async (request) => (await backend(request)) ?? files(request),
    })
    await server.ready()
    return server
  }
  const [page, baseline] = await Promise.all([start(site), start(serveBaseline(site))])
  return {
    page: (page.url ?? '').replace(/\/$/, ''),
    baseline: (baseline.url ?? '').replace(/\/$/, ''),
    close: () => {
      void page.close(true)
      void baseline.close(true)
    },
  }
}
